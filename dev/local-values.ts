import type { SiteValues } from '@ponte/contract/release';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export function isLocalAddress(url: string): boolean {
  return URL.canParse(url) && loopback.test(new URL(url).hostname);
}

/**
 * The settings of a site that is started on this machine. A local URL is a default that follows the port; a public URL was
 * chosen, and does not change with the port.
 */
export function decideLocalSettings(inherited: SiteValues, addresses: SiteValues): SiteValues {
  const moved = Object.entries(addresses).filter(([key]) => {
    const url = inherited[key];
    return url === undefined || !URL.canParse(url) || isLocalAddress(url);
  });
  return { ...inherited, ...Object.fromEntries(moved) };
}
