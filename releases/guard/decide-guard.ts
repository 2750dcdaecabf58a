import { beaconsPerAddress } from '@ponte/contract/beacon';

export interface GuardLimits {
  /** The number of page views that a build needs before it is evaluated. */
  readonly views: number;
  /** The failure ratio that a build may have, from 0 to 1. */
  readonly ratio: number;
}

/** How many times the failure ratio of the previous build a new build must exceed. */
const minimumRatio = 3;
/** One address alone cannot report this many failures within an hour. */
const minimumFailures = beaconsPerAddress + 1;

export interface ViewCounts {
  readonly views: number;
  readonly failed: number;
}

/** What pages reported about a new build of a remote, and about the builds that it is compared with. */
export interface Evidence {
  readonly tally: ViewCounts;
  /** The counts of the build that a rollback would restore; null when there is none. */
  readonly before: ViewCounts | null;
  /** The counts of the other remotes' live builds, over the same time. */
  readonly others: readonly ViewCounts[];
}

/**
 * - `waiting`: too few page views.
 * - `fine`: within the limit, or not clearly worse than the previous build.
 * - `bad`: to be rolled back.
 * - `stuck`: bad, and there is no build to roll back to.
 * - `widespread`: bad, and so is another remote: the build is not the cause, and a rollback would not help.
 */
export type Verdict = 'waiting' | 'fine' | 'bad' | 'stuck' | 'widespread';

/**
 * Evaluates a new build. Its ratio is the lower bound of a confidence interval, so that a few unlucky visitors do not
 * cause a rollback.
 */
export function decideGuard({ tally, before, others }: Evidence, limits: GuardLimits): Verdict {
  if (tally.views < limits.views) return 'waiting';
  if (!isOver(tally, limits)) return 'fine';
  // A previous build with too few views is no evidence: then only the limit counts.
  const usual = before && before.views >= limits.views ? failureRatio(before) : 0;
  if (wilsonLowerBound(tally) <= minimumRatio * usual) return 'fine';
  if (others.some((other) => isOver(other, limits))) return 'widespread';
  return before ? 'bad' : 'stuck';
}

function isOver(counts: ViewCounts, { ratio }: GuardLimits): boolean {
  return counts.failed >= minimumFailures && wilsonLowerBound(counts) > ratio;
}

export function failureRatio({ views, failed }: ViewCounts): number {
  return views === 0 ? 0 : failed / views;
}

/** Two-sided 95 %. */
const z = 1.96;

/**
 * The lower bound of Wilson's score interval for the failure ratio: 2 failures in 20 views may still mean 3 %, 12 in 80
 * hardly mean less than 9 %.
 */
export function wilsonLowerBound({ views, failed }: ViewCounts): number {
  if (views === 0) return 0;
  const ratio = failed / views;
  const centre = ratio + (z * z) / (2 * views);
  const spread = z * Math.sqrt((ratio * (1 - ratio)) / views + (z * z) / (4 * views * views));
  return Math.max(0, (centre - spread) / (1 + (z * z) / views));
}
