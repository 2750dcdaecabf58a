import type { History, Records } from '../change/history';
import { ReleaseError } from '@ponte/contract/release-error';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A lost record may be the only one that names a build which visitors had within the days that gc keeps.
 *
 * @throws ReleaseError `damaged` while there is such a record.
 */
export function requireRecords({ history, lost }: Records, now: Date, days: number): void {
  const gaps = lost.filter(({ rebuilt }) => !rebuilt);
  const ages = gaps.map(({ serial, problem }) => ({ problem, days: (now.getTime() - endOf(history, serial)) / dayMs }));
  const counting = ages.filter((gap) => gap.days < days);
  const [first] = counting;
  if (!first) return;
  const without = Math.floor(Math.min(...counting.map((gap) => gap.days)));
  throw new ReleaseError(
    'damaged',
    `${first.problem}, so what it made live cannot be told from what nobody needs`,
    `ponte verify --repair writes it again where it can; with --days ${without} that release does not count`,
  );
}

/** When a release stopped being live, as far as the next one that can be read says. */
function endOf(history: History, serial: number): number {
  const next = history.filter((release) => release.serial > serial).at(-1);
  return next ? Date.parse(next.at) : Number.POSITIVE_INFINITY;
}
