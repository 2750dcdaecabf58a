import type { Release } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';
import { readRecords } from '../change/read-records';
import { findBuild, type History } from '../change/history';
import type { Run } from './command';
import { getPart } from './arguments';
import { formatCanary } from './describe-change';
import { formatTable, formatTime } from './print';
import { describeSettingsRelease } from './describe-settings';

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

/** What a release did to which part, in a few words. */
function describeSubject(release: Release, releases: History): string {
  const previous = releases.find(({ serial }) => serial === release.previous);
  const { subject, canary } = release;
  if (subject.length === 0) return describeSettingsRelease(release, previous);
  return subject
    .map((part) => {
      if (canary?.part === part) return formatCanary(canary);
      const ended = previous?.canary?.part === part ? previous.canary.build : undefined;
      const build = findBuild(release, part);
      if (build === undefined) return `${part} out of the site`;
      if (!ended || !previous) return `${part} ${build}`;
      const taken = build === findBuild(previous, part);
      return taken ? `${part} ${build}, without the canary ${ended}` : `${part} ${build}, for everybody`;
    })
    .join(', ');
}
