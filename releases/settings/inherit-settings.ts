import type { SiteValues } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';
import { completeValues, formatValue, listDiffering } from './site-values';

/** Where a site's settings can come from, in order of precedence. */
export interface SettingsSources {
  /** From the live record. */
  readonly recorded: SiteValues | undefined;
  /** From the live pages, for a record that is older than settings. */
  readonly shown: SiteValues | undefined;
  /** From the environment. */
  readonly environment: SiteValues;
}

export interface InheritedSettings {
  readonly settings: SiteValues;
  /** Where the settings came from, if the store had none. */
  readonly seededFrom?: 'pages' | 'environment';
}

/** The settings that the next release has unless it changes them. @throws ReleaseError `usage` */
export function inheritSettings({ recorded, shown, environment }: SettingsSources): InheritedSettings {
  // Completed again: a key that is newer than the record gets its default.
  if (recorded) return { settings: completeValues(recorded) };
  if (shown) return { settings: completeValues({ ...environment, ...shown }), seededFrom: 'pages' };
  return { settings: completeValues(environment), seededFrom: 'environment' };
}

/**
 * Rejects a change of settings that the environment contradicts: the next command in that environment would fail.
 *
 * @throws ReleaseError `refused` that names each variable.
 */
export function requireChangedEnvironment(live: SiteValues, next: SiteValues, environment: SiteValues): void {
  const wanted = completeValues({ ...next, ...environment });
  const changed = listDiffering(live, next);
  const keys = listDiffering(wanted, next).filter((key) => changed.includes(key));
  if (keys.length === 0) return;
  throw new ReleaseError(
    'refused',
    keys
      .map((key) => `${key} would become ${quote(next[key])} and is ${quote(wanted[key])} in the environment`)
      .join('; '),
    `change it there first, or ${runWithout(keys)}`,
  );
}

/**
 * Rejects a variable that differs from the site: it is a mistake, or a change that needs a release.
 *
 * @throws ReleaseError `refused` that names each variable and both remedies.
 */
export function requireSameEnvironment(settings: SiteValues, environment: SiteValues): void {
  const wanted = completeValues({ ...settings, ...environment });
  const keys = listDiffering(wanted, settings);
  if (keys.length === 0) return;
  const differences = keys.map((key) => {
    return `${key} is ${quote(settings[key])} in the store and ${quote(wanted[key])} in the environment`;
  });
  const values = keys.map((key) => formatValue(key, wanted[key] ?? '')).join(' ');
  throw new ReleaseError(
    'refused',
    differences.join('; '),
    `change the site with: ponte settings set ${values} --why "…", or ${runWithout(keys)}`,
  );
}

function runWithout(keys: readonly string[]): string {
  return `run this without the variable: env -u ${keys.join(' -u ')}`;
}

function quote(value = ''): string {
  return value === '' ? 'empty' : value;
}
