import { median, pairedRatio, type Ratio } from '../statistics/ratio';
import type { Timings } from '../visits/timings';

/** The timings of every subject, by its id. */
export type Round = Readonly<Record<string, Timings>>;

export type Rounds = readonly Round[];

export interface Summary {
  readonly medians: Timings;
  /** The ratio of its largest paint to that of the other two. */
  readonly againstStatic: Ratio;
  readonly againstOneBuild: Ratio;
}

export function summarize(rounds: Rounds, id: string, certainty?: number): Summary {
  const of = (subject: string, timing: keyof Timings) => rounds.map((round) => round[subject]?.[timing] ?? NaN);
  const middle = (timing: keyof Timings) => median(of(id, timing));
  const interactive = middle('interactive');
  return {
    medians: {
      firstPaint: middle('firstPaint'),
      largestPaint: middle('largestPaint'),
      interactive: Number.isNaN(interactive) ? undefined : interactive,
      blocked: middle('blocked'),
      shift: middle('shift'),
    },
    againstStatic: pairedRatio(of(id, 'largestPaint'), of('static', 'largestPaint'), certainty),
    againstOneBuild: pairedRatio(of(id, 'largestPaint'), of('oneClient', 'largestPaint'), certainty),
  };
}
