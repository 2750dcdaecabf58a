import * as fc from 'fast-check';
import { samplePeople } from 'fixtures/people';
import { createUserRequest } from '@ponte/contract/api';
import { insertUser } from '../users/users.repository';
import { createFakePonte } from './fake-ponte';
import { hostileCall } from './hostile';
import { createTestApp } from './test-app';
import type { Caller } from './caller';

const calls = Number(process.env.FUZZ_CALLS ?? 5000);
const batch = 500;
const hangMs = 60_000;
const noThrottle = {
  LOGIN_FAILURES_PER_ACCOUNT: '1000000',
  LOGIN_FAILURES_PER_ADDRESS: '1000000',
  NEWSLETTER_PER_ADDRESS: '1000000',
};
const ponte = createFakePonte();
const test = createTestApp({ ...noThrottle, ...ponte.settings, TRUST_PROXY: 'true', LOG_LEVEL: 'error' });

/** A call without a response fails the run, by its name. */
async function orHangs<T>(sent: Promise<T>, hostile: object): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response: ${JSON.stringify(hostile)}`)), hangMs);
  });
  return Promise.race([sent, hang]).finally(() => clearTimeout(timer));
}

/** Every person that the database holds must be one that a valid call could have made. */
async function findImpossibleRows(): Promise<object[]> {
  const rows = await test.db
    .selectFrom('auth.users as a')
    .leftJoin('usuarios as u', 'u.auth_user_id', 'a.id')
    .select(['a.email', 'u.nome', 'u.role_id', 'u.site_slug', 'a.password_hash'])
    .execute();
  return rows.filter(({ password_hash, ...profile }) => {
    const valid = createUserRequest.safeParse({ ...profile, senha: 'any valid one' });
    const asStored = valid.success && valid.data.email === profile.email && valid.data.nome === profile.nome;
    return !asStored || !/^\$2b\$04\$/.test(password_hash ?? '');
  });
}

it(`survives ${calls} hostile calls without a failure of its own, a hang or an impossible row`, async () => {
  const seed = Number(process.env.FUZZ_SEED ?? 11);
  const faults: object[] = [];
  const statuses: Record<number, number> = {};
  for (let done = 0; done < calls; done += batch) {
    // A call may delete, rename or demote a person, or end a session, so each batch starts with both anew.
    const callers: Record<string, Caller> = { nobody: test.visitor };
    for (const [who, name] of [
      ['admin', 'marina'],
      ['person', 'joao'],
    ] as const) {
      const person = samplePeople[name];
      await test.db.deleteFrom('auth.users').where('email', '=', person.email).execute();
      await insertUser(test.db, person, await test.app.passwords.hash(person.senha));
      callers[who] = await test.signIn(name);
    }
    for (const call of fc.sample(hostileCall, { numRuns: batch, seed: seed + done })) {
      const { method, path, tail, payload, who } = call;
      const caller = typeof who === 'string' ? callers[who] : undefined;
      const headers = { ...call.headers, ...(typeof who === 'object' ? { authorization: `Bearer ${who.token}` } : {}) };
      const withBody = method === 'POST' || method === 'PUT' || method === 'PATCH' ? { payload } : {};
      const sent = (caller ?? test.visitor).send({ method, url: path + tail, headers, ...withBody } as never);
      const response = await orHangs(sent, { seed: seed + done, call });
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const leaks = /node_modules|at .*\.ts:|kysely|select .* from/i.test(JSON.stringify(response.body));
      if (response.status >= 500 || leaks) faults.push({ seed: seed + done, call, response });
    }
  }
  expect({ seed, faults: faults.slice(0, 3) }).toEqual({ seed, faults: [] });
  expect(await findImpossibleRows()).toEqual([]);
  // The generator must reach the inside too, or the run above proves little.
  const reached = [200, 201, 204, 400, 401, 403, 404, 405, 409, 415];
  expect(Object.keys(statuses).map(Number)).toEqual(expect.arrayContaining(reached));
  // What a call sent reached the command only as the reason or the build of one rollback.
  for (const [deed, part, ...rest] of ponte.calls().map(({ args }) => args)) {
    if (deed !== 'rollback' || rest[0] === '--list') continue;
    expect(['shell', 'remote-public', 'remote-admin', 'remote-chat']).toContain(part);
    const options = rest.map((arg) => arg.split('=', 1)[0]);
    expect(['--why,--json,--store', '--why,--to,--json,--store']).toContain(options.join());
  }
  const survivors = await test.db.selectFrom('newsletter').select('email').execute();
  expect(survivors.every(({ email }) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))).toBe(true);
});
