import type { Browser } from 'playwright-core';
import { mobileLink } from '../link/model';
import { startProxy } from '../link/proxy';
import type { Round, Rounds } from '../report/summary';
import type { ServedSubject } from '../server/serve-subjects';
import { slowdown } from '../settings';
import { createRandom, shuffle, type Random } from '../statistics/random';
import { homePage } from '../subjects/measured-page';
import type { Timings } from './timings';
import { visit } from './visit';

interface RoundOptions {
  readonly path: string;
  /** How long to observe the page after it has loaded, in milliseconds. */
  readonly restMs: number;
  readonly random: Random;
}

/** Visits the page of every subject once, over the slow link, in random order. */
export async function visitRound(
  browser: Browser,
  served: readonly ServedSubject[],
  { path, restMs, random }: RoundOptions,
): Promise<Round> {
  const timings: Record<string, Timings> = {};
  for (const { id, subject, port } of shuffle(served, random)) {
    // A new proxy per visit: traffic of earlier visits must not share the link.
    const proxy = await startProxy(mobileLink, port);
    try {
      timings[id] = await visit(browser, { subject, path, port: proxy.port, slowdown, restMs });
    } finally {
      proxy.close();
    }
  }
  return timings;
}

/** Visits the home page of every subject once per round, in random order. */
export async function runRounds(
  browser: Browser,
  served: readonly ServedSubject[],
  rounds: number,
  say: (line: string) => void,
): Promise<Rounds> {
  const random = createRandom(Date.now());
  const measured: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const timings = await visitRound(browser, served, { path: homePage.path, restMs: 2000, random });
    measured.push(timings);
    const paints = Object.entries(timings).map(([id, { largestPaint }]) => `${id} ${Math.round(largestPaint)}`);
    say(`round ${round} of ${rounds}, largest paint in ms: ${paints.join(', ')}`);
  }
  return measured;
}
