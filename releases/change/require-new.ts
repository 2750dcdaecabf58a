import { ReleaseError } from 'shared-config/contract/release-error';
import type { Store } from '../store/store';

/**
 * Where nothing is live there are no releases, but for the first of a command that died before its pointer moved. More of
 * them mean that the pointer is lost: a first release would take their place.
 *
 * @throws ReleaseError `damaged`
 */
export async function requireNew({ location, releases }: Store): Promise<void> {
  const newest = Math.max(0, ...(await releases.listSerials()));
  if (newest < 2) return;
  throw new ReleaseError(
    'damaged',
    `${location} has no pointer to what is live; its newest record is that of release ${newest}`,
    `put it back: ${releases.describePointing(newest)}`,
  );
}
