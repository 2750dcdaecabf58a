import type { LimitCheck } from '../report/limits';
import { ratioInWords } from '../report/ratio-in-words';
import type { PaintEvaluation } from './evaluate';

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
