import type { Lock } from '@ponte/contract/lock';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * The page's one Trusted Types policy: a script may come from the page's origin and from where the lock's builds lie,
 * from nowhere else. No other sink is allowed at all.
 *
 * @returns what allows one more origin: a page has one policy for its whole life.
 */
export function allowScriptsOf(lock: Lock): (origin: string) => void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const entries = Object.values(lock.remotes).flatMap(({ current, lastKnownGood }) => [current, lastKnownGood]);
  const origins = new Set([
    location.origin,
    ...entries.flatMap((build) => (build ? [new URL(build.entry, location.href).origin] : [])),
  ]);
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (origins.has(new URL(url, location.href).origin)) return url;
      throw new TypeError(`No script may come from ${url}`);
    },
  });
  return (origin) => void origins.add(origin);
}
