/**
 * The limits of a public page's first visit: the performance goals that every page meets, and where one does not yet, the
 * limit behind the goal. Bytes are after brotli.
 */
const limits = {
  html: 12_000,
  script: 120_000,
  css: 10_000,
  font: 40_000,
  requestsToLargestPaint: 2,
  requestsToInteractive: 9,
  depthToLargestPaint: 2,
  depthToInteractive: 2,
  scriptForLargestPaint: 0,
  scriptsRequestedBeforeLargestPaint: 0,
  layoutShift: 0.01,
} as const;

/** What federation may cost in script, against one build of the same sources. */
export const federationLimit = 22_000;

/** The script that comes with Hel, on top of the page's own. */
export const assistantLimit = 12_000;

/** The script of login, account and admin area, every screen of them together, on top of a public page's. */
export const adminLimit = 50_000;

/** All that the home page loads by itself, Hel’s code included, but its film. */
export const homeWeightLimit = 250_000;

export type Measured = Record<keyof typeof limits, number>;

/** Describes each limit that a page exceeds; a missing measurement counts as exceeding. */
export function excesses(path: string, measured: Measured): string[] {
  return (Object.keys(limits) as (keyof typeof limits)[])
    .filter((name) => !(measured[name] <= limits[name]))
    .map(
      (name) =>
        `${path}: ${name} is ${measured[name]}, ${+(measured[name] - limits[name]).toFixed(4)} over ${limits[name]}`,
    );
}
