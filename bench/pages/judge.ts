import { decideGates, type Gate } from '../report/gates';
import { summarize, type Rounds } from '../report/summary';
import { publicPages } from '../subjects/public-pages';

export interface JudgedPaint {
  /** A page's path, or what else was judged. */
  readonly name: string;
  readonly rounds: number;
  /** The composed site's largest paint against its limits. */
  readonly gates: readonly Gate[];
}

/** What every page gets, whatever it shows; and where it ends. */
const fewest = 2;
const most = 15;

export const together = 'all pages together';

/** Of so many comparisons with a limit, some seem to break it by chance: each must be the more certain. */
const certainty = 1 - 0.05 / ((publicPages.length + 1) * 2);

export function judge(name: string, rounds: Rounds): JudgedPaint {
  return { name, rounds: rounds.length, gates: decideGates(summarize(rounds, 'composed', certainty)) };
}

/** All pages as one. Only the rounds that each got before anything was known of it: the others are where it was slow. */
export function judgeTogether(pages: readonly Rounds[]): JudgedPaint {
  return judge(
    together,
    pages.flatMap((rounds) => rounds.slice(0, fewest)),
  );
}

/** Rounds go on until both medians are within their limits, and after the last it counts what is certain. */
export function isMeasured(rounds: Rounds): boolean {
  if (rounds.length < fewest) return false;
  if (rounds.length >= most) return true;
  return decideGates(summarize(rounds, 'composed')).every(({ ratio, limit }) => ratio.median <= limit);
}
