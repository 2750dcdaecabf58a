import { readRecords } from '../change/history';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Run } from './command';
import { describeSubject } from './describe-subject';
import { getPart } from './part-argument';
import { formatTable, formatTime } from './table';

export const history: Run = async ({ store, color }, [name], flags) => {
  const part = name === undefined ? undefined : await getPart(store, name);
  const { history: all, lost } = await readRecords(store);
  const gaps = lost.filter(({ rebuilt }) => !rebuilt);
  const entries = [...all.filter(({ subject }) => !part || subject.includes(part)), ...gaps]
    .sort((a, b) => b.serial - a.serial)
    .slice(0, parseLimit(flags.limit));
  const releases = entries.filter((entry) => 'at' in entry);
  const rows = entries.map((entry) => {
    const serial = color('bold', String(entry.serial));
    if ('problem' in entry) return [serial, '', '', color('red', 'gap'), entry.problem];
    const action = entry.action + (entry.forced ? ' (forced)' : '');
    return [serial, formatTime(entry.at), entry.by, action, entry.why, color('dim', describeSubject(entry, all))];
  });
  return {
    result: { releases, lost: lost.map(({ serial, problem }) => ({ serial, problem })) },
    lines: rows.length > 0 ? formatTable(rows) : ['no release yet'],
  };
};

function parseLimit(text = '20'): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new ReleaseError('usage', `--limit ${text} is not a count`, 'give a whole number from 1');
}
