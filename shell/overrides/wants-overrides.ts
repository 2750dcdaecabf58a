import type { SiteSettings } from '@ponte/contract/site';

/** The URL's parameter, and the tab's storage key, under which a developer names parts of the own machine. */
export const overrideKey = 'ponte';

/** Called on every page, so that the code of overrides is fetched only where there is something to override. */
export function wantsOverrides({ allowOverrides }: SiteSettings): boolean {
  if (!allowOverrides) return false;
  return new URLSearchParams(location.search).has(overrideKey) || sessionStorage.getItem(overrideKey) !== null;
}
