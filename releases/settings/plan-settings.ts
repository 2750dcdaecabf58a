import { isDeepStrictEqual } from 'node:util';
import type { SiteValues } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';
import { liveBuilds } from '../change/contracts';
import { getLive, type History } from '../change/history';
import type { Snapshot } from '../change/snapshot';
import { planChange, type Plan } from '../change/plan';

/** Changes the settings of the site and keeps its builds. */
export function planSettings(snapshot: Snapshot, settings: SiteValues): Plan {
  const builds = liveBuilds(getLive(snapshot));
  return planChange(snapshot, { action: 'settings', subject: [], builds, settings });
}

/** Restores the settings before the live ones or, with `to`, those of that release. */
export function planSettingsRollback(snapshot: Snapshot, to?: string): Plan {
  const { history } = snapshot;
  const live = getLive(snapshot);
  const settings = to === undefined ? findSettingsBefore(history) : getSettingsOf(history, to);
  if (isDeepStrictEqual(settings, live.settings)) {
    throw new ReleaseError('refused', `the site has the settings of release ${to} already`, 'choose another release');
  }
  return { ...planSettings(snapshot, settings), action: 'rollback' };
}

/** The newest different settings that no rollback withdrew, so that a second rollback goes further back. */
function findSettingsBefore(history: History): SiteValues {
  const withdrawn = history.flatMap((release, index) => {
    const isBack = release.action === 'rollback' && release.subject.length === 0;
    return isBack ? [history[index + 1]?.settings] : [];
  });
  const avoided = [history[0]?.settings, ...withdrawn];
  const found = history.find(({ settings }) => settings && !avoided.some((one) => isDeepStrictEqual(one, settings)));
  if (found?.settings) return found.settings;
  throw new ReleaseError(
    'refused',
    'the site has no earlier settings to go back to',
    'ponte settings shows those it has; ponte settings set KEY=VALUE --why "…" changes them',
  );
}

function getSettingsOf(history: History, serial: string): SiteValues {
  const release = history.find((one) => String(one.serial) === serial);
  if (release?.settings) return release.settings;
  const what = release ? `release ${serial} has no settings in its record` : `there is no release ${serial}`;
  throw new ReleaseError('not-found', what, 'ponte history shows which there are');
}
