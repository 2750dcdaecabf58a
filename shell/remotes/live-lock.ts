import { lockElementId, type Lock, type LockedBuild } from '@ponte/contract/lock';
import type { RemoteName } from '@ponte/contract/parts';

/** Milliseconds that a retry waits for the live page. */
const timeoutMs = 5000;

// The page's Trusted Types policy allows no parser; JSON in a page has every `<` escaped.
const lockInPage = new RegExp(`<script type="application/json" id="${lockElementId}">([^<]*)</script>`);

/**
 * The build of a remote that is live now, read from the lock of the page as it is served now. `undefined` when the page
 * does not come or has no such remote.
 */
export async function findLiveBuild(part: RemoteName): Promise<LockedBuild | undefined> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
    const [, json] = lockInPage.exec(await response.text()) ?? [];
    return json === undefined ? undefined : (JSON.parse(json) as Lock).remotes[part]?.current;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
