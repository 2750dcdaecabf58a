import type { Ratio } from '../statistics/paired-ratio';
import type { Summary } from './summary';

export interface Gate {
  readonly what: string;
  readonly limit: number;
  readonly ratio: Ratio;
  /** Whether it is all but certain that the limit is broken: the interval's lower end is beyond it. */
  readonly isBroken: boolean;
}

/** What the composed site's largest paint may take, as the performance goals have it. */
export function decideGates({ againstStatic, againstOneBuild }: Summary): Gate[] {
  return [
    gate('against a static page of the same content', 1.15, againstStatic),
    gate('against one client-rendered build of the same sources', 0.6, againstOneBuild),
  ];
}

function gate(what: string, limit: number, ratio: Ratio): Gate {
  return { what, limit, ratio, isBroken: !(ratio.low <= limit) };
}
