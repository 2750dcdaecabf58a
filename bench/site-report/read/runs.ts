import { checkLimits } from '../../report/limits';
import { summarize } from '../../report/summary';
import type { Results } from '../../report/results-page';

/**
 * The runs in recorded results, whose form has changed over time: the limits are checked again, by the rounds. Two records of
 * the same rounds are one run.
 */
export function listRuns(recorded: readonly Omit<Results, 'limits'>[]): Results[] {
  const byRounds = new Map(recorded.map((results) => [JSON.stringify(results.rounds), results]));
  return [...byRounds.values()].map((results) => ({
    ...results,
    limits: checkLimits(summarize(results.rounds, 'composed')),
  }));
}
