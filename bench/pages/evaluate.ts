import { checkLimits, type LimitCheck } from '../report/limits';
import { summarize, type Rounds } from '../report/summary';
import { ratioInWords } from '../statistics/ratio';
import { publicPages } from '../subjects/public-pages';

export interface PaintEvaluation {
  /** A page's path, or `all pages together`. */
  readonly name: string;
  readonly rounds: number;
  /** The composed site's largest paint against its limits. */
  readonly limits: readonly LimitCheck[];
}

/** Rounds that every page gets, and the limit of rounds. */
const fewest = 2;
const most = 15;

export const together = 'all pages together';

/** Bonferroni correction: with this many comparisons, some would break a limit by chance. */
const certainty = 1 - 0.05 / ((publicPages.length + 1) * 2);

export function evaluate(name: string, rounds: Rounds): PaintEvaluation {
  return { name, rounds: rounds.length, limits: checkLimits(summarize(rounds, 'composed', certainty)) };
}

/** Pools all pages. Uses only each page's first rounds: pages get more only when they were slow, which would bias the result. */
export function evaluateTogether(pages: readonly Rounds[]): PaintEvaluation {
  return evaluate(
    together,
    pages.flatMap((rounds) => rounds.slice(0, fewest)),
  );
}

/** Whether a page needs no more rounds: both medians are within their limits, or the limit of rounds is reached. */
export function isMeasured(rounds: Rounds): boolean {
  if (rounds.length < fewest) return false;
  if (rounds.length >= most) return true;
  return checkLimits(summarize(rounds, 'composed')).every(({ ratio, limit }) => ratio.median <= limit);
}

/** The limits that are certainly broken, each with the page and the excess. */
export function excessesOf({ name, limits }: PaintEvaluation): string[] {
  return limits
    .filter(({ isBroken }) => isBroken)
    .map(
      (check) =>
        `${name}: the largest paint is ${describe(check)}, ${(check.ratio.median - check.limit).toFixed(2)} over ${check.limit}`,
    );
}

export function inWords({ name, rounds, limits }: PaintEvaluation): string {
  return `${name}: ${limits.map(describe).join(', ')}; ${rounds} rounds`;
}

function describe({ what, ratio }: LimitCheck): string {
  return `${ratioInWords(ratio)} ${what}`;
}
