import type { Release, SiteValues } from '@ponte/contract/release';
import type { Change } from '../change/change-live';
import { listDiffering } from '../settings/site-values';
import type { Outcome } from './command';
import type { Color } from './terminal';

/** The outcome of a change of the settings; `before` are those that it replaces. */
export function describeSettings(change: Change, before: SiteValues, color: Color, next: readonly string[]): Outcome {
  const { outcome, plan, release } = change;
  const after = release.settings ?? {};
  return {
    result: { outcome, release, refusals: plan.violations, settings: listChanges(before, after) },
    lines: [
      ...formatChanges(before, after, color),
      ...describeSeed(change),
      ...plan.violations.map(({ message }) => `${color('yellow', 'forced')}: ${message}`),
      outcome === 'planned'
        ? 'nothing was changed'
        : `release ${release.serial} ${color('green', 'is')} live, composition ${release.composition}`,
      ...(outcome === 'changed' ? next.map((line) => color('dim', line)) : []),
    ],
  };
}

interface SettingChange {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

export function listChanges(before: SiteValues = {}, after: SiteValues = {}): SettingChange[] {
  return listDiffering(before, after).map((key) => ({ key, from: before[key] ?? '', to: after[key] ?? '' }));
}

export function formatChanges(before: SiteValues | undefined, after: SiteValues | undefined, color: Color): string[] {
  const shown = (value: string) => (value === '' ? 'empty' : value);
  return listChanges(before, after).map(({ key, from, to }) => `${key} ${shown(from)} -> ${color('bold', shown(to))}`);
}

const origins = { pages: 'the pages that were live', environment: 'the environment and its defaults' } as const;

/** Printed once: where the settings of a store without settings came from. */
export function describeSeed({ seededFrom, release: { settings } }: Change): string[] {
  if (!seededFrom) return [];
  const shown = `SITE_URL=${settings?.SITE_URL}, BRAND=${settings?.BRAND}`;
  return [`the site's settings are now kept in the store, from ${origins[seededFrom]}: ${shown} (ponte settings)`];
}

/** What a release without a subject did. */
export function describeSettingsRelease({ action, settings }: Release, previous: Release | undefined): string {
  const keys = listChanges(previous?.settings, settings).map(({ key }) => key);
  return `${action === 'rollback' ? 'settings back' : 'settings'}${keys.length > 0 ? ` ${keys.join(', ')}` : ''}`;
}
