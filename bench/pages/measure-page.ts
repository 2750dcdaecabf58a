import type { Browser } from 'playwright-core';
import type { Round, Rounds } from '../report/summary';
import type { ServedSubject } from '../serve-subjects';
import type { Random } from '../statistics/random';
import { visitRound } from '../visit-round';
import { isMeasured } from './evaluate';

/** Long enough for the largest paint of every page of every subject. */
const restMs = 1000;

export async function measurePage(
  browser: Browser,
  served: readonly ServedSubject[],
  path: string,
  random: Random,
): Promise<Rounds> {
  const rounds: Round[] = [];
  while (!isMeasured(rounds)) rounds.push(await visitRound(browser, served, { path, restMs, random }));
  return rounds;
}
