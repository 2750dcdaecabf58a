import type { Browser } from 'playwright-core';
import { homePage } from './subjects/measured-page';
import type { Round, Rounds } from './report/summary';
import type { ServedSubject } from './serve-subjects';
import { createRandom } from './statistics/random';
import { visitRound } from './visit-round';

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
