import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { createSamplePeople, sampleSites } from 'fixtures/people';
import { openDatabase } from '../database/database';
import { insertPeople } from '../first-start/first-start';

export const admin = { email: 'admin@ponte.example', senha: 'the admin of the benchmark' };

/** Adds people to the running service's database, all with one password's hash. */
export async function addPeople(url: string, count: number, hash: string): Promise<string[]> {
  const { db, close } = await openDatabase({ DATABASE_URL: url, DATABASE_CONNECTIONS: 1, DATA_DIR: '' });
  const sites = sampleSites.map(({ slug }) => slug);
  const people = createSamplePeople(count, sites);
  try {
    await insertPeople(db, people, hash);
  } finally {
    await close();
  }
  return people.map(({ email }) => email);
}

/** @returns the status; the body is read to its end. */
async function login(url: string, email: string, senha: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, senha }),
  });
  await response.text();
  return response.status;
}

export async function signIn(url: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/users/login`, { method: 'POST', headers, body: JSON.stringify(admin) });
  if (!response.ok) throw new Error(`The admin's login responded ${response.status}`);
  return { authorization: `Bearer ${((await response.json()) as { token: string }).token}` };
}

/** The smallest value that at least this share of them does not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

const median = (values: readonly number[]) => percentile(values, 0.5);
const round = (value: number) => Math.round(value * 100) / 100;

const floodRounds = 5;
const loginsAtOnce = 200;
const listsPerPhase = 200;

interface LoginResponse {
  readonly status: number;
  readonly retryAfter?: string;
}

/** The 99th percentile of one list after the other, in milliseconds. */
async function timeLists(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  while (times.length < listsPerPhase) {
    const from = performance.now();
    const response = await fetch(`${url}/api/usuarios`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`The list responded ${response.status}`);
    times.push(performance.now() - from);
  }
  return percentile(times, 0.99);
}

/** How much longer the list of users takes while waves of wrong logins come than in between. */
export async function measureFlood(url: string, headers: Record<string, string>) {
  const sender = fork(fileURLToPath(new URL('./send-logins.js', import.meta.url)), [url, String(loginsAtOnce)]);
  const counts = { waves: 0, rejected: 0, checked: 0 };
  async function whileFlooding<T>(work: () => Promise<T>): Promise<T> {
    let isFlooding = true;
    const flood = async () => {
      while (isFlooding) {
        sender.send('wave');
        const [responses] = (await once(sender, 'message')) as [LoginResponse[]];
        counts.waves += 1;
        counts.rejected += responses.filter(
          ({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0,
        ).length;
        counts.checked += responses.filter(({ status }) => status === 401).length;
      }
    };
    const ended = flood();
    const result = await work().finally(() => (isFlooding = false));
    await ended;
    return result;
  }
  try {
    await timeLists(url, headers);
    const measured: { calmMs: number; floodedMs: number }[] = [];
    for (let count = 0; count < floodRounds; count += 1) {
      const calmMs = await timeLists(url, headers);
      const floodedMs = await whileFlooding(() => timeLists(url, headers));
      measured.push({ calmMs: round(calmMs), floodedMs: round(floodedMs) });
    }
    const ratio = round(median(measured.map(({ calmMs, floodedMs }) => floodedMs / calmMs)));
    return { listP99Ratio: ratio, rounds: measured, logins: { atOnce: loginsAtOnce, ...counts } };
  } finally {
    sender.kill();
  }
}

const listRounds = 7;

async function countPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const run = await autocannon({ url: `${url}/api/usuarios`, headers, connections: 20, duration: 1 });
  if (run.non2xx + run.errors > 0) throw new Error(`${run.non2xx} other statuses, ${run.errors} errors`);
  return run.requests.total / run.duration;
}

/** Lists a second from the service, and from a bare handler with the same query. */
export async function measureListRate(url: string, bareUrl: string, headers: Record<string, string>) {
  const read = async (from: string) => (await fetch(`${from}/api/usuarios`, { headers })).text();
  if ((await read(url)) !== (await read(bareUrl))) throw new Error('The two lists differ');
  for (const warmUp of [url, bareUrl]) await countPerSecond(warmUp, headers);
  const measured: { product: number; bare: number }[] = [];
  for (let count = 0; count < listRounds; count += 1) {
    const product = round(await countPerSecond(url, headers));
    measured.push({ product, bare: round(await countPerSecond(bareUrl, headers)) });
  }
  return { ratio: round(median(measured.map(({ product, bare }) => product / bare))), rounds: measured };
}

/** How long a wrong password takes, for e-mails that have an account and for e-mails that have none. */
export async function measureLoginTimes(url: string, known: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const timeLogin = async (email: string) => {
    const from = performance.now();
    const status = await login(url, email, 'never right');
    if (status !== 401) throw new Error(`A wrong login responded ${status}`);
    return performance.now() - from;
  };
  await timeLogin('warm.up@ponte.example');
  for (const [index, email] of known.entries()) {
    const pair = [
      ['known', email],
      ['unknown', `unknown.${index}@ponte.example`],
    ] as const;
    // The order alternates, so that what runs second has no advantage.
    for (const [kind, address] of index % 2 ? pair : [...pair].reverse()) {
      times[kind].push(await timeLogin(address));
    }
  }
  const [knownMs, unknownMs] = [round(median(times.known)), round(median(times.unknown))];
  return { pairs: known.length, knownMs, unknownMs, ratio: round(knownMs / unknownMs) };
}
