/** The performance goals of a public page's first visit. Bytes are after brotli. */
const goals = {
  html: 12_000,
  script: 90_000,
  css: 10_000,
  font: 40_000,
  requestsToLargestPaint: 2,
  requestsToInteractive: 4,
  depthToLargestPaint: 2,
  depthToInteractive: 2,
  scriptForLargestPaint: 0,
  scriptsRequestedBeforeLargestPaint: 0,
  layoutShift: 0,
} as const;

export type Measured = Record<keyof typeof goals, number>;

/** The goals, or a higher limit where not every page meets the goal yet. */
const limits: Measured = { ...goals, layoutShift: 0.01 };

/** Limits of single pages. */
const ownLimits: Readonly<Record<string, Partial<Measured>>> = {
  // The home page alone has more HTML than the goal.
  '/pt': { html: 12_450 },
  // The contact form is hydrated at once: its page preloads the code, which the frame does not wait for.
  '/pt/contato': { script: 131_000, requestsToInteractive: 9 },
};

export interface Budget {
  readonly goal: number;
  readonly limit: number;
}

/** Bytes that several files or screens share. */
export const sums = {
  /** The script of module federation itself, once a page needs a remote. Before that it is 0. */
  federation: { goal: 22_000, limit: 22_000 },
  /** i18next with react-i18next, which load with the first remote, or with a change of the language. */
  i18next: { goal: 17_000, limit: 17_000 },
  /** The HTML of the largest page of a site whose remotes all have a build to heal with. The goal is that of any page. */
  htmlWithHistory: { goal: goals.html, limit: 12_750 },
  /** All script that a visit of a detail page ever loads, if the visitor only reads. */
  reading: { goal: 95_000, limit: 95_000 },
  /** The script of Hel's build. */
  assistant: { goal: 12_000, limit: 12_000 },
  /** The script of all screens of the admin area with its login, in addition to that of a public page. */
  admin: { goal: 50_000, limit: 50_000 },
  /** The script of all account screens, without Nhost's client, which is a chunk of its own. */
  account: { goal: 50_000, limit: 50_000 },
  /** Everything that the home page loads before the first input, without its film. */
  homeWeight: { goal: 230_000, limit: 230_000 },
  /** The same, with Hel’s code and with the scripts of the pages that a fast connection loads in advance. */
  homeWithLinks: { goal: 265_000, limit: 265_000 },
} as const satisfies Readonly<Record<string, Budget>>;

/** The budgets of a page. */
export function budgetsOf(path: string): Readonly<Record<keyof Measured, Budget>> {
  const own: Measured = { ...limits, ...ownLimits[path] };
  const names = Object.keys(goals) as (keyof Measured)[];
  return Object.fromEntries(
    names.map((name) => [name, { goal: goals[name], limit: own[name] }]),
  ) as unknown as Readonly<Record<keyof Measured, Budget>>;
}

/** Describes each limit that a page exceeds; a missing measurement counts as exceeding. */
export function excesses(path: string, measured: Measured): string[] {
  return Object.entries(budgetsOf(path)).flatMap(([name, { limit }]) => {
    const value = measured[name as keyof Measured];
    return value <= limit ? [] : [`${path}: ${name} is ${value}, ${+(value - limit).toFixed(4)} over ${limit}`];
  });
}
