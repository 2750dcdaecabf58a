import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createDatabase } from './postgres-database';
import { startServer, type RunningServer } from './running-server';

const rounds = 15;
const flood = 200;
const lists = 200;
const admin = { email: 'admin@ponte.example', senha: 'the admin of the flood' };
const agent = new Agent({ keepAlive: true });

let server: RunningServer;
let flooder: Worker;
let clean: () => Promise<unknown>;

beforeAll(async () => {
  const postgres = process.env.TEST_DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), 'ponte-flood-'));
  const database = postgres ? await createDatabase(postgres) : undefined;
  server = await startServer({
    DATA_DIR: folder,
    ADMIN_PASSWORD: admin.senha,
    LOG_LEVEL: 'warn',
    LOGIN_FAILURES_PER_ACCOUNT: '100000',
    LOGIN_FAILURES_PER_ADDRESS: '100000',
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  flooder = new Worker(join(__dirname, 'login-flood.js'), { workerData: { url: server.url, count: flood } });
  clean = async () => {
    await flooder.terminate();
    agent.destroy();
    await server.stop();
    await database?.drop();
    await rm(folder, { recursive: true });
  };
}, 120_000);
afterAll(() => clean());

async function signIn(): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/api/users/login`, { method: 'POST', headers, body: JSON.stringify(admin) });
  return ((await answer.json()) as { token: string }).token;
}

function timeList(token: string): Promise<number> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = request(`${server.url}/api/usuarios`, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - from);
        else reject(new Error(`The list answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject).end();
  });
}

/** The p99 of one list after the other, at least so many and as long as `goesOn`. */
async function timeLists(token: string, goesOn: () => boolean): Promise<number> {
  const times: number[] = [];
  while (times.length < lists || goesOn()) {
    times.push(await timeList(token));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? NaN;
}

it('keeps answering the list while logins flood, and tells those it cannot take when to come back', async () => {
  const token = await signIn();
  await timeLists(token, () => false);
  const measured: Array<{ calm: number; flooded: number; ratio: number }> = [];
  for (let round = 0; round < rounds; round += 1) {
    const calm = await timeLists(token, () => false);
    let floods = true;
    flooder.postMessage(round);
    const ended = once(flooder, 'message').finally(() => (floods = false));
    const flooded = await timeLists(token, () => floods);
    measured.push({ calm, flooded, ratio: flooded / calm });
    const [answers] = (await ended) as [Array<{ status: number; retryAfter?: string }>];
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(flood / 2);
    expect(busy.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(answers.filter(({ status }) => status !== 503).every(({ status }) => status === 401)).toBe(true);
  }
  const ratios = measured.map(({ ratio }) => ratio).sort((a, b) => a - b);
  const median = ratios[Math.floor(rounds / 2)] ?? NaN;
  process.stdout.write(`p99 of the list under flood: ${median.toFixed(2)} times the calm one (median of ${rounds})\n`);
  if (median > 2) throw new Error(`p99 grew ${median} times: ${JSON.stringify(measured)}`);
});
