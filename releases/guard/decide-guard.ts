import { beaconsPerAddress } from '@ponte/contract/beacon';
import { leastRatioOf, ratioOf, type Counted } from './failure-ratio';

export interface GuardLimits {
  /** Pages that must have reported a build before anything is said of it. */
  readonly views: number;
  /** The failure ratio that a build may have, from 0 to 1. */
  readonly ratio: number;
}

/** A new build must fail so many times as often as the one before it. */
const timesAsOften = 3;
/** One address alone cannot report as many failures within an hour. */
const leastFailures = beaconsPerAddress + 1;

/** What was reported about a new build of a remote and about what it is held against. */
export interface Evidence {
  readonly tally: Counted;
  /** Of the build that a rollback would bring back; null when there is none. */
  readonly before: Counted | null;
  /** Of the other remotes' live builds, meanwhile. */
  readonly others: readonly Counted[];
}

/**
 * - `waiting`: too few pages have reported it.
 * - `fine`: within the limit, or not clearly worse than the build before.
 * - `bad`: to be rolled back.
 * - `stuck`: bad, and there is nothing to go back to.
 * - `widespread`: bad, and so is another remote: not the build's doing, and no rollback's mending.
 */
export type Verdict = 'waiting' | 'fine' | 'bad' | 'stuck' | 'widespread';

/** Judges a new build. Ratios are taken at their lowest plausible, so that bad luck among few visitors rolls nothing back. */
export function decideGuard({ tally, before, others }: Evidence, limits: GuardLimits): Verdict {
  if (tally.views < limits.views) return 'waiting';
  if (!isOver(tally, limits)) return 'fine';
  // Before it was seen often enough, nobody knows how the build before did: then the limit decides alone.
  const usual = before && before.views >= limits.views ? ratioOf(before) : 0;
  if (leastRatioOf(tally) <= timesAsOften * usual) return 'fine';
  if (others.some((other) => isOver(other, limits))) return 'widespread';
  return before ? 'bad' : 'stuck';
}

function isOver(counted: Counted, { ratio }: GuardLimits): boolean {
  return counted.failed >= leastFailures && leastRatioOf(counted) > ratio;
}
