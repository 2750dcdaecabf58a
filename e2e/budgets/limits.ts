/**
 * The limits of a public page's first visit: the performance goals, or a higher limit where not every page meets the goal
 * yet. Bytes are after brotli.
 */
const limits = {
  html: 12_000,
  script: 105_000,
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

/** The home page alone has more HTML than the goal. */
const homePath = '/pt';
const homeHtmlLimit = 12_900;

/** The contact form is hydrated at once: its page preloads the code, which the frame does not wait for. */
const formPath = '/pt/contato';
const formScriptLimit = 131_000;

/** The script of module federation itself, once a page needs a remote. Before that it is 0. */
export const federationLimit = 22_000;

/** All script that a visit of a detail page ever loads, if the visitor only reads. */
export const readingLimit = 105_000;

/** The script of Hel's build. */
export const assistantLimit = 12_000;

/**
 * The script of all screens of the admin area with its login, in addition to that of a public page; and of all account screens,
 * without Nhost's client, which is a chunk of its own.
 */
export const adminLimit = 50_000;

/** Everything that the home page loads by itself, with Hel’s code and without its film. */
export const homeWeightLimit = 250_000;

export type Measured = Record<keyof typeof limits, number>;

/** Describes each limit that a page exceeds; a missing measurement counts as exceeding. */
export function excesses(path: string, measured: Measured): string[] {
  const own: Measured = {
    ...limits,
    ...(path === homePath && { html: homeHtmlLimit }),
    ...(path === formPath && { script: formScriptLimit }),
  };
  return (Object.keys(limits) as (keyof Measured)[])
    .filter((name) => !(measured[name] <= own[name]))
    .map(
      (name) => `${path}: ${name} is ${measured[name]}, ${+(measured[name] - own[name]).toFixed(4)} over ${own[name]}`,
    );
}
