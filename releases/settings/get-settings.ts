import type { Release, SiteValues } from '@ponte/contract/release';
import type { Store } from '../store/store';
import { inheritSettings, type Inherited } from './inherit-settings';
import { findShownValues } from './read-shown';

/** The settings of a release, from its record or from its pages where the record is older than that. */
export async function findSettings(store: Store, release: Release): Promise<SiteValues | undefined> {
  return release.settings ?? (await findShownValues(store, release.composition));
}

/** Those of what is live; undefined before the first release, and where nothing can say them. */
export async function findSiteValues(store: Store): Promise<SiteValues | undefined> {
  const serial = await store.releases.findLiveSerial();
  const live = serial === null ? undefined : await store.releases.find(serial).catch(() => undefined);
  return live && findSettings(store, live);
}

/** What the next release inherits from the live one. */
export async function getInherited(
  store: Store,
  live: Release | undefined,
  environment: SiteValues,
): Promise<Inherited> {
  const recorded = live?.settings;
  const shown = live && !recorded ? await findShownValues(store, live.composition) : undefined;
  return inheritSettings({ recorded, shown, environment });
}

/** The settings that a release was made with, whether its record has them or not. */
export async function getSettings(store: Store, release: Release): Promise<SiteValues> {
  return (await getInherited(store, release, {})).settings;
}
