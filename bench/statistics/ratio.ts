import { createRandom } from './random';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const at = (index: number) => sorted[index] ?? NaN;
  return Number.isInteger(middle) ? (at(middle - 1) + at(middle)) / 2 : at(Math.floor(middle));
}

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

/** A ratio as text, for example `0.72 (0.65-0.80)`. */
export function ratioInWords({ median, low, high }: Ratio): string {
  return low === high ? median.toFixed(2) : `${median.toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)})`;
}
