import { Agent, request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './postgres-database';
import { startServer, type RunningServer } from './running-server';

const rounds = 7;
const flood = 200;
const lists = 200;
const admin = { email: 'admin@ponte.example', senha: 'the admin of the flood' };

let server: RunningServer;
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
  clean = async () => {
    await server.stop();
    await database?.drop();
    await rm(folder, { recursive: true });
  };
}, 120_000);
afterAll(() => clean());

const agent = new Agent({ keepAlive: true, maxSockets: 300 });

interface Timed {
  status: number;
  retryAfter: string | undefined;
  ms: number;
  body: string;
}

function send(method: string, path: string, body: object | undefined, headers: Record<string, string>): Promise<Timed> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { method, agent, headers }, (answer) => {
      let text = '';
      answer.on('data', (data: Buffer) => (text += data.toString()));
      answer.on('end', () => {
        const ms = performance.now() - from;
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], ms, body: text });
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
const login = (email: string, senha: string) =>
  send('POST', '/api/users/login', { email, senha }, { 'content-type': 'application/json' });

const p99 = (times: number[]) => times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? NaN;

/** One list after the other, at least so many and as long as `goesOn`. */
async function timeLists(token: string, goesOn: () => boolean): Promise<number> {
  const times: number[] = [];
  while (times.length < lists || goesOn()) {
    const answer = await send('GET', '/api/usuarios', undefined, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(200);
    times.push(answer.ms);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return p99(times);
}

it('keeps answering the list while logins flood, and tells those it cannot take when to come back', async () => {
  const { token } = JSON.parse((await login(admin.email, admin.senha)).body) as { token: string };
  await timeLists(token, () => false);
  const measured: Array<{ calm: number; flooded: number; ratio: number }> = [];
  for (let round = 0; round < rounds; round += 1) {
    const calm = await timeLists(token, () => false);
    let waiting = flood;
    const logins = Array.from({ length: flood }, async (_, i) => {
      const answer = await login(`p${round}.${i}@ponte.example`, 'wrong');
      waiting -= 1;
      return answer;
    });
    const flooded = await timeLists(token, () => waiting > 0);
    measured.push({ calm, flooded, ratio: flooded / calm });
    const answers = await Promise.all(logins);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(flood / 2);
    expect(busy.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(answers.filter(({ status }) => status !== 503).every(({ status }) => status === 401)).toBe(true);
  }
  const ratios = measured.map(({ ratio }) => ratio).sort((a, b) => a - b);
  const median = ratios[Math.floor(rounds / 2)] ?? NaN;
  if (median > 2) throw new Error(`p99 grew ${median} times: ${JSON.stringify(measured)}`);
});
