import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './postgres-database';
import { startServer, type RunningServer } from './running-server';

const rounds = 9;
const atOnce = 200;
/** Enough that the slowest hundredth is more than the two or three that meet the beginning of a wave. */
const listsPerPhase = 500;
const admin = { email: 'admin@ponte.example', senha: 'the admin of the flood' };
const agent = new Agent({ keepAlive: true });
const unlimited = { LOGIN_FAILURES_PER_ACCOUNT: '1000000', LOGIN_FAILURES_PER_ADDRESS: '1000000' };

let server: RunningServer;
let flooder: ChildProcess;
let clean: () => Promise<unknown>;

beforeAll(async () => {
  const postgres = process.env.TEST_DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), 'ponte-flood-'));
  const database = postgres ? await createDatabase(postgres) : undefined;
  server = await startServer({
    DATA_DIR: folder,
    ADMIN_PASSWORD: admin.senha,
    LOG_LEVEL: 'warn',
    ...unlimited,
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  flooder = fork(join(__dirname, 'login-flood.js'), [server.url, String(atOnce)]);
  clean = async () => {
    flooder.kill();
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

/** The p99 of one list after the other. */
async function timeLists(token: string): Promise<number> {
  const times: number[] = [];
  while (times.length < listsPerPhase) {
    times.push(await timeList(token));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? NaN;
}

interface FloodAnswer {
  status: number;
  retryAfter?: string;
}

/** Sends wave after wave for as long as `work` takes; gives back each wave's answers. */
async function flooding<T>(work: () => Promise<T>): Promise<[T, FloodAnswer[][]]> {
  const waves: FloodAnswer[][] = [];
  let floods = true;
  const flood = async () => {
    while (floods) {
      flooder.send('wave');
      const [answers] = (await once(flooder, 'message')) as [FloodAnswer[]];
      waves.push(answers);
    }
  };
  const ended = flood();
  const result = await work().finally(() => (floods = false));
  await ended;
  return [result, waves];
}

it('keeps answering the list while logins flood, and tells those it cannot take when to come back', async () => {
  const token = await signIn();
  // What runs for the first time is slow for reasons of its own.
  await flooding(() => timeLists(token));
  const measured: Array<{ calm: number; flooded: number; ratio: number }> = [];
  for (let round = 0; round < rounds; round += 1) {
    const calm = await timeLists(token);
    const [flooded, waves] = await flooding(() => timeLists(token));
    measured.push({ calm, flooded, ratio: flooded / calm });
    for (const answers of waves) {
      const busy = answers.filter(({ status }) => status === 503);
      expect(busy.length).toBeGreaterThan(atOnce / 2);
      expect(busy.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
      expect(answers.filter(({ status }) => status !== 503).every(({ status }) => status === 401)).toBe(true);
    }
  }
  const ratios = measured.map(({ ratio }) => ratio).sort((a, b) => a - b);
  const median = ratios[Math.floor(rounds / 2)] ?? NaN;
  process.stdout.write(`p99 of the list under flood: ${median.toFixed(2)} times the calm one (median of ${rounds})\n`);
  if (!(median <= 2)) throw new Error(`p99 grew ${median} times: ${JSON.stringify(measured)}`);
});
