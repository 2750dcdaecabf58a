import { createTestApp } from './test-app';
import { createSamplePeople } from 'fixtures/people';
import { insertPeople } from '../first-start/insert-people';

const pairs = 40;
const test = createTestApp({ PASSWORD_HASH_COST: '10', LOGIN_FAILURES_PER_ADDRESS: '100000', LOG_LEVEL: 'error' });
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function timeLogin(email: string): Promise<number> {
  const from = performance.now();
  const answer = await test.visitor.post('/api/users/login', { email, senha: 'never right' });
  expect(answer.status).toBe(401);
  return performance.now() - from;
}

it('takes as long for an unknown e-mail as for a wrong password', async () => {
  const hash = await test.app.passwords.hash('the right one');
  await insertPeople(test.db, createSamplePeople(pairs, ['ponte']), hash);
  const known: number[] = [];
  const unknown: number[] = [];
  await timeLogin('warm.up@ponte.example');
  for (const [index, { email }] of createSamplePeople(pairs, ['ponte']).entries()) {
    const calls: Array<[number[], string]> = [
      [known, email],
      [unknown, `nobody.${index}@clientes.example`],
    ];
    // The order alternates, so that what runs second has no advantage.
    for (const [times, address] of index % 2 ? calls : calls.reverse()) times.push(await timeLogin(address));
  }
  const ratio = median(known) / median(unknown);
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.1);
});
