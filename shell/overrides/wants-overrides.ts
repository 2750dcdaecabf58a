import type { SiteSettings } from '@ponte/contract/site';

/** The URL parameter and session storage key of a developer's overrides. */
export const overrideKey = 'ponte';

/** Runs on every page, so that a page without overrides does not load their code. */
export function wantsOverrides({ allowOverrides }: SiteSettings): boolean {
  if (!allowOverrides) return false;
  return new URLSearchParams(location.search).has(overrideKey) || sessionStorage.getItem(overrideKey) !== null;
}
