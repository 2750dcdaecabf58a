import { median } from './median';
import { createRandom } from './random';

export interface Ratio {
  readonly median: number;
  /** The interval that holds the median in that share of all resamplings of the rounds. */
  readonly low: number;
  readonly high: number;
}

const resamplings = 5000;

/**
 * How many times as long one subject took as another. Each round gives one ratio, so what slowed a whole round down does
 * not count.
 *
 * @param certainty the share of resamplings that the interval holds.
 */
export function pairedRatio(subject: readonly number[], base: readonly number[], certainty = 0.95): Ratio {
  if (subject.length !== base.length) throw new Error('Every round must have measured both');
  const ratios = subject.map((value, round) => value / (base[round] ?? NaN));
  const random = createRandom(1);
  const pick = () => ratios[Math.floor(random() * ratios.length)] ?? NaN;
  const medians = Array.from({ length: resamplings }, () => median(ratios.map(pick))).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.round(share * (resamplings - 1))] ?? NaN;
  return { median: median(ratios), low: at((1 - certainty) / 2), high: at((1 + certainty) / 2) };
}
