import type { Ratio } from '../statistics/ratio';
import type { Summary } from './summary';

export interface LimitCheck {
  readonly what: string;
  readonly limit: number;
  readonly ratio: Ratio;
  /** Whether the lower end of the interval is over the limit: the limit is almost certainly broken. */
  readonly isBroken: boolean;
}

/** Checks the composed site's largest paint against the performance goals. */
export function checkLimits({ againstStatic, againstOneBuild }: Summary): LimitCheck[] {
  return [
    check('against a static page of the same content', 1.15, againstStatic),
    check('against one client-rendered build of the same sources', 0.6, againstOneBuild),
  ];
}

function check(what: string, limit: number, ratio: Ratio): LimitCheck {
  return { what, limit, ratio, isBroken: !(ratio.low <= limit) };
}
