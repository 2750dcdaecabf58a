import { partNames, type PartName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';
import { findBuild, findStart, getBuild, getLive, listParts, readHistory, type History } from '../change/history';
import { findFallback } from '../change/plan-rollback';
import { runPlan } from '../change/snapshot';
import type { Store } from '../store/store';
import { readTalliesUrl } from '../guard/fetch-tallies';
import { findSettings } from '../settings/get-settings';
import type { Run } from './command';
import { countChannels, formatNumbers } from './count-channels';
import { describeSettingsRelease } from './describe-settings';
import { describeCanary, findRunningCanary } from './describe-change';
import { formatTable, formatTime } from './print';

export const status: Run = async ({ host, store, color }, _args, { tallies }) => {
  const history = await readHistory(store);
  const live = getLive({ history, location: store.location });
  const present = listParts(live);
  const absent = partNames.filter((part) => !present.includes(part));
  const parts = await Promise.all(present.map((part) => describePart(store, history, live, part)));
  const rows = parts.map(({ part, build, since, lastKnownGood }) => [
    part,
    color('bold', build),
    `release ${since.serial}`,
    formatTime(since.at),
    since.by,
    lastKnownGood ?? '-',
    since.why,
  ]);
  const canary = findRunningCanary(history);
  const numbers =
    canary &&
    (await countChannels(
      canary,
      getBuild(live, canary.part),
      live.settings?.SITE_ID,
      tallies ?? live.settings?.TALLIES_URL ?? readTalliesUrl(host.env),
    ));
  const settings = await findSettings(store, live);
  const heading = ['part', 'build', 'since', 'at', 'by', 'last known good', 'why'].map((cell) => color('dim', cell));
  return {
    result: {
      store: store.location,
      release: live,
      settings,
      parts,
      absent,
      canary: canary && numbers ? { ...canary, numbers } : null,
    },
    lines: [
      `release ${live.serial} is live: ${describeAction(live, history)} by ${live.by}, ${formatTime(live.at)}`,
      ...(settings ? [`site ${settings.SITE_URL}, brand ${settings.BRAND} (all settings: ponte settings)`] : []),
      '',
      ...formatTable([heading, ...rows]),
      ...absent.map((part) => `${part} is not part of the site`),
      ...(canary && numbers ? ['', describeCanary(canary), ...formatNumbers(numbers)] : []),
    ],
  };
};

function describeAction(live: Release, history: History): string {
  if (live.subject.length > 0) return `${live.action} of ${live.subject.join(', ')}`;
  return describeSettingsRelease(
    live,
    history.find(({ serial }) => serial === live.previous),
  );
}

async function describePart(store: Store, history: History, live: Release, part: PartName) {
  const build = getBuild(live, part);
  const [newest] = await store.builds.list(part);
  const { serial, at, by, why } = findStart(history, (release) => findBuild(release, part) === build);
  return {
    part,
    build,
    commit: (await store.builds.find(part, build).catch(nullWhenLost))?.commit ?? null,
    since: { serial, at, by, why },
    lastKnownGood: await runPlan(store, history, (snapshot) => findFallback(snapshot, part)).catch(nullWhenLost),
    newest: newest?.build ?? null,
  };
}

/** Still print the status when a build is missing: that is when people run it. */
function nullWhenLost(error: unknown): null {
  if (error instanceof ReleaseError) return null;
  throw error;
}
