import { lockElementId, type Lock, type LockedBuild } from '@ponte/contract/lock';
import type { RemoteName } from '@ponte/contract/parts';

/** A retry waits this long for the live page. */
const timeoutMs = 5000;

// A regular expression, because the page's Trusted Types policy forbids parsing HTML. Every `<` in the JSON is escaped.
const lockInPage = new RegExp(`<script type="application/json" id="${lockElementId}">([^<]*)</script>`);

/**
 * Fetches the current page again and reads the live build of a remote from its lock. `undefined` when the page does not
 * load or has no such remote.
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
