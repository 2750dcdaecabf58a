import { median } from './median';
import { createRandom } from './random';

export interface Ratio {
  readonly median: number;
  /** The bootstrap confidence interval of the median. */
  readonly low: number;
  readonly high: number;
}

const resamplings = 5000;

/**
 * The ratio of one subject's times to another's. Each round gives one ratio, so what slows a whole round down cancels out.
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
