import type { SiteRefusal } from './refusals';
import { limits, refusedTarget } from './rules';

/** A request's target as it was sent: nothing decoded, nothing resolved. `search` is empty or begins with `?`. */
export interface Target {
  readonly path: string;
  readonly search: string;
}

const refused = new RegExp(refusedTarget);

export function parseTarget(url: string): Target | SiteRefusal {
  if (url.length > limits.targetLength) return 'targetTooLong';
  // A proxy's way to ask names the origin too, which every server must take.
  const target = url.replace(/^https?:\/\/[^/?]+/i, '');
  if (!target.startsWith('/') || refused.test(target)) return 'badRequest';
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, search: '' } : { path: target.slice(0, mark), search: target.slice(mark) };
}
