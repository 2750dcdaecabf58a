import { readRecords } from '../change/history';
import { ReleaseError } from '../store/release-error';
import type { Run } from './command';
import { describeSubject } from './describe-subject';
import { getPart } from './part-argument';
import { formatTable, formatTime } from './table';

export const history: Run = async ({ store, paint }, [name], flags) => {
  const part = name === undefined ? undefined : await getPart(store, name);
  const { history: all, lost } = await readRecords(store);
  const gaps = lost.filter(({ rebuilt }) => !rebuilt);
  const releases = all.filter(({ subject }) => !part || subject.includes(part)).slice(0, parseLimit(flags.limit));
  const rows = releases.map((release) => [
    paint('bold', String(release.serial)),
    formatTime(release.at),
    release.by,
    release.action + (release.forced ? ' (forced)' : ''),
    release.why,
    paint('dim', describeSubject(release, all)),
  ]);
  return {
    result: { releases, lost: lost.map(({ serial, problem }) => ({ serial, problem })) },
    lines: [
      ...(releases.length > 0 ? formatTable(rows) : ['no release yet']),
      ...gaps.map(({ problem }) => `${paint('red', 'gap')}: ${problem}`),
    ],
  };
};

function parseLimit(text = '20'): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new ReleaseError('usage', `--limit ${text} is not a count`, 'give a whole number from 1');
}
