/** The smallest value that at least this share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
export const round = (value: number) => Math.round(value * 100) / 100;
