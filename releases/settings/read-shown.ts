import { lockElementId, type Lock } from '@ponte/contract/lock';
import type { SiteValues } from '@ponte/contract/release';
import { socialNetworks } from '@ponte/contract/site';
import type { Store } from '../store/store';

const lockPattern = new RegExp(`<script[^>]* id="${lockElementId}">(.*?)</script>`, 's');

/** The settings that the pages of a composition show; undefined when no page of it can be read. */
export async function findShownValues(store: Store, composition: string): Promise<SiteValues | undefined> {
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
    ...(Object.fromEntries(profiles) as SiteValues),
  };
}
