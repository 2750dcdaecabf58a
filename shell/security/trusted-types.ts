import type { Lock } from '@ponte/contract/lock';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * Creates the page's default Trusted Types policy: scripts may come from the page's origin and from the origins of the lock's
 * builds. All other sinks stay forbidden.
 *
 * @returns a function that allows another origin, because a page cannot replace its policy.
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
