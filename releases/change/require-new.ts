import { ReleaseError } from '@ponte/contract/release-error';
import type { ReleaseStore, Store } from '../store/store';

/**
 * Prevents a first release from replacing the releases of a store that lost its pointer.
 *
 * @throws ReleaseError `damaged`
 */
export async function requireNew({ location, releases }: Store): Promise<void> {
  const newest = await findUnpointed(releases);
  if (newest === undefined) return;
  throw new ReleaseError(
    'damaged',
    `${location} has no pointer to what is live; its newest record is that of release ${newest}`,
    `put it back: ${releases.describePointing(newest)}`,
  );
}

/** The newest release of a store that lost its pointer. A first promote that was killed leaves a record too. */
export async function findUnpointed(releases: ReleaseStore): Promise<number | undefined> {
  if ((await releases.findLiveSerial()) !== null) return undefined;
  const newest = Math.max(0, ...(await releases.listSerials()));
  const isLost = newest > 1 || (newest === 1 && (await releases.wasFirstLive()));
  return isLost ? newest : undefined;
}
