import { pairedRatio, ratioInWords } from '../statistics/ratio';
import type { Timings } from '../visits/timings';
import type { Rounds } from './summary';

const compared = [
  ['largest contentful paint', 'largestPaint'],
  ['first contentful paint', 'firstPaint'],
  ['interactive', 'interactive'],
  ['total blocking time', 'blocked'],
] as const satisfies readonly (readonly [string, keyof Timings])[];

/** The composed site's times against the baseline's, as rows of a table; none without a baseline. */
export function baselineRows(rounds: Rounds): string[][] {
  if (rounds.some(({ baseline }) => !baseline)) return [];
  return [
    ['the composed site’s', 'against the baseline'],
    ...compared.map(([name, timing]) => {
      const of = (subject: string) => rounds.map((round) => round[subject]?.[timing] ?? NaN);
      // A page that blocked nothing in one round has no ratio in it.
      const [composed, baseline] = [of('composed'), of('baseline')];
      return [name, baseline.every((value) => value > 0) ? ratioInWords(pairedRatio(composed, baseline)) : 'none'];
    }),
  ];
}
