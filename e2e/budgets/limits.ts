/** The limits of a public page's first visit, from the performance goals: bytes are after brotli. */
export const limits = {
  html: 14_000,
  script: 120_000,
  css: 16_000,
  font: 48_000,
  requestsToLargestPaint: 3,
  requestsToInteractive: 12,
  depthToLargestPaint: 2,
  depthToInteractive: 3,
  scriptForLargestPaint: 0,
  layoutShift: 0.01,
} as const;

/** What federation may cost in script, against one build of the same sources. */
export const federationLimit = 22_000;

export type Measured = Record<keyof typeof limits, number>;

/** Each limit that a page exceeds, in words. */
export function excesses(path: string, measured: Measured): string[] {
  return (Object.keys(limits) as (keyof typeof limits)[])
    .filter((name) => measured[name] > limits[name])
    .map(
      (name) =>
        `${path}: ${name} is ${measured[name]}, ${+(measured[name] - limits[name]).toFixed(4)} over ${limits[name]}`,
    );
}
