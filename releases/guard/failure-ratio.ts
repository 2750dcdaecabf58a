export interface Counted {
  readonly views: number;
  readonly failed: number;
}

export function ratioOf({ views, failed }: Counted): number {
  return views === 0 ? 0 : failed / views;
}

/** Two-sided 95 %. */
const z = 1.96;

/**
 * The smallest failure ratio that these figures leave plausible (Wilson's score interval): 2 of 20 may still be 3 %,
 * 12 of 80 are hardly less than 9 %.
 */
export function leastRatioOf({ views, failed }: Counted): number {
  if (views === 0) return 0;
  const ratio = failed / views;
  const centre = ratio + (z * z) / (2 * views);
  const spread = z * Math.sqrt((ratio * (1 - ratio)) / views + (z * z) / (4 * views * views));
  return Math.max(0, (centre - spread) / (1 + (z * z) / views));
}
