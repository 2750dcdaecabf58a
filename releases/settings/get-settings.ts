import type { Release, SiteValues } from '@ponte/contract/release';
import { lockElementId, type Lock } from '@ponte/contract/lock';
import { socialNetworks } from '@ponte/contract/site';
import type { Store } from '../store/store';
import { inheritSettings, type InheritedSettings } from './inherit-settings';

/** The settings of a release, from its record, or from its pages if the record is older than settings. */
export async function findSettings(store: Store, release: Release): Promise<SiteValues | undefined> {
  return release.settings ?? (await findPageValues(store, release.composition));
}

/** The settings of the live release; undefined before the first one, or if neither record nor pages have them. */
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
): Promise<InheritedSettings> {
  const recorded = live?.settings;
  const shown = live && !recorded ? await findPageValues(store, live.composition) : undefined;
  return inheritSettings({ recorded, shown, environment });
}

/** The settings that a release was made with, even if its record lacks them. */
export async function getSettings(store: Store, release: Release): Promise<SiteValues> {
  return (await getInherited(store, release, {})).settings;
}

const lockPattern = new RegExp(`<script[^>]* id="${lockElementId}">(.*?)</script>`, 's');

/** The settings that the pages of a composition show; undefined when no page of it can be read. */
async function findPageValues(store: Store, composition: string): Promise<SiteValues | undefined> {
  try {
    const files = await store.compositions.openFiles(composition);
    const page = (await files.list()).find((path) => path.endsWith('.html'));
    const html = page && (await files.find(page))?.toString('utf8');
    const json = html && lockPattern.exec(html)?.[1];
    return json ? valuesOf(JSON.parse(json) as Lock) : undefined;
  } catch {
    // Corrupt pages are ignored here: `verify` reports them.
    return undefined;
  }
}

function valuesOf({ site, texts }: Lock): SiteValues {
  const profiles = socialNetworks.map((network) => [`SOCIAL_${network.toUpperCase()}`, site.social[network] ?? '']);
  return {
    SITE_URL: site.url,
    BRAND: site.brand,
    CHAT_NUMBER: site.chatNumber ?? '',
    CONTACT_EMAIL: site.email ?? '',
    NHOST_URL: site.nhostUrl,
    API_URL: site.apiUrl,
    TEXTS_URL: texts.slice(0, texts.indexOf('/locales/')),
    ALLOW_OVERRIDES: String(site.allowOverrides),
    PRICES_FROM: site.pricesFrom ?? 'surface',
    ...(Object.fromEntries(profiles) as SiteValues),
  };
}
