import type { Browser } from 'playwright-core';
import { mobileLink } from './link/model';
import { startProxy } from './link/proxy';
import type { Rounds } from './report/summary';
import type { ServedSubject } from './serve-subjects';
import { createRandom, shuffle } from './statistics/random';
import { slowdown } from './settings';
import type { Timings } from './visits/timings';
import { visit } from './visits/visit';

/** One first visit of every subject each round, in another order each time. */
export async function runRounds(
  browser: Browser,
  served: readonly ServedSubject[],
  rounds: number,
  say: (line: string) => void,
): Promise<Rounds> {
  const random = createRandom(Date.now());
  const measured: Record<string, Timings>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const timings: Record<string, Timings> = {};
    for (const one of shuffle(served, random)) timings[one.id] = await visitSlowly(browser, one);
    measured.push(timings);
    const paints = Object.entries(timings).map(([id, { largestPaint }]) => `${id} ${Math.round(largestPaint)}`);
    say(`round ${round} of ${rounds}, largest paint in ms: ${paints.join(', ')}`);
  }
  return measured;
}

async function visitSlowly(browser: Browser, { subject, port }: ServedSubject): Promise<Timings> {
  // A visitor of their own: what the visits before left on the line is not theirs.
  const proxy = await startProxy(mobileLink, port);
  try {
    return await visit(browser, { subject, port: proxy.port, slowdown });
  } finally {
    proxy.close();
  }
}
