import autocannon from 'autocannon';
import { createSamplePeople } from 'fixtures/people';
import { sampleSites } from 'fixtures/sites';
import { openDatabase } from '../database/database';
import { insertPeople } from '../first-start/insert-people';
import { createDatabase } from './postgres-database';
import { startServer, type RunningServer } from './running-server';

const rounds = 15;
const rows = 200;
const admin = { email: 'admin@ponte.example', senha: 'the admin of the list' };

let url: string;
let product: RunningServer;
let bare: RunningServer;
let clean: () => Promise<unknown>;

beforeAll(async () => {
  const database = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
  url = database.url;
  product = await startServer({ DATABASE_URL: url, ADMIN_PASSWORD: admin.senha, LOG_LEVEL: 'warn' });
  bare = await startServer({ DATABASE_URL: url }, { file: 'testing/bare-list.ts' });
  clean = async () => {
    await Promise.all([product.stop(), bare.stop('SIGKILL')]);
    await database.drop();
  };
});
afterAll(() => clean());

async function fillUp(): Promise<void> {
  const { db, close } = await openDatabase({ DATABASE_URL: url, DATABASE_CONNECTIONS: 1, DATA_DIR: '' });
  const people = createSamplePeople(
    rows - 1,
    sampleSites.map(({ slug }) => slug),
  );
  await insertPeople(db, people, 'no password').finally(close);
}

async function signIn(): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${product.url}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(admin),
  });
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

async function countPerSecond(server: RunningServer, headers: Record<string, string>): Promise<number> {
  const { requests, duration, non2xx, errors } = await autocannon({
    url: `${server.url}/api/usuarios`,
    headers,
    connections: 20,
    duration: 1,
  });
  expect({ non2xx, errors }).toEqual({ non2xx: 0, errors: 0 });
  return requests.total / duration;
}

it('lists 200 users at least nine tenths as often as a bare handler with the same query', async () => {
  await fillUp();
  const headers = await signIn();
  const read = async (server: RunningServer) => (await fetch(`${server.url}/api/usuarios`, { headers })).json();
  const list = await read(product);
  expect(list).toHaveLength(rows);
  expect(list).toEqual(await read(bare));

  // What runs for the first time is slow for reasons of its own.
  for (const server of [product, bare, product, bare]) await countPerSecond(server, headers);
  const measured: { product: number; bare: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [ours, theirs] = [await countPerSecond(product, headers), await countPerSecond(bare, headers)];
    measured.push({ product: ours, bare: theirs, ratio: ours / theirs });
  }
  const median = measured.map(({ ratio }) => ratio).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN;
  process.stdout.write(`lists a second: ${median.toFixed(2)} times those of a bare handler (median of ${rounds})\n`);
  if (median < 0.9) throw new Error(`only ${median} times as many: ${JSON.stringify(measured)}`);
});
