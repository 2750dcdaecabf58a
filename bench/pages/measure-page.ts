import type { Browser } from 'playwright-core';
import { decideGates, type Gate } from '../report/gates';
import { summarize, type Round } from '../report/summary';
import type { ServedSubject } from '../serve-subjects';
import type { Random } from '../statistics/random';
import { publicPages } from '../subjects/public-pages';
import { visitRound } from '../visit-round';

export interface MeasuredPaint {
  readonly path: string;
  readonly rounds: number;
  /** The composed page's largest paint against its limits. */
  readonly gates: readonly Gate[];
}

/** Rounds go on until both medians are within their limits, and after the last it counts what is certain. */
const fewest = 2;
const most = 15;

/** Of so many comparisons with a limit, some seem to break it by chance: each must be the more certain. */
const certainty = 1 - 0.05 / (publicPages.length * 2);

/** The pages' largest paint has come by then, on all subjects. */
const restMs = 1000;

export async function measurePage(
  browser: Browser,
  served: readonly ServedSubject[],
  path: string,
  random: Random,
): Promise<MeasuredPaint> {
  const rounds: Round[] = [];
  for (;;) {
    rounds.push(await visitRound(browser, served, { path, restMs, random }));
    const gates = decideGates(summarize(rounds, 'composed', certainty));
    const isKept = gates.every(({ ratio, limit }) => ratio.median <= limit);
    if (rounds.length === most || (isKept && rounds.length >= fewest)) {
      return { path, rounds: rounds.length, gates };
    }
  }
}
