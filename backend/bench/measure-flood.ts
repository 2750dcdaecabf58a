import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, percentile, round } from './percentiles';

const rounds = 5;
const loginsAtOnce = 200;
const listsPerPhase = 200;

interface LoginAnswer {
  readonly status: number;
  readonly retryAfter?: string;
}

/** The 99th percentile of one list after the other, in milliseconds. */
async function timeLists(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  while (times.length < listsPerPhase) {
    const from = performance.now();
    const answer = await fetch(`${url}/api/usuarios`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`The list answered ${answer.status}`);
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
        const [answers] = (await once(sender, 'message')) as [LoginAnswer[]];
        counts.waves += 1;
        counts.rejected += answers.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0).length;
        counts.checked += answers.filter(({ status }) => status === 401).length;
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
    for (let count = 0; count < rounds; count += 1) {
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
