import { findUnpointed } from '../change/require-new';
import type { Store } from '../store/store';

/** Makes a lost pointer name the newest release again; returns its serial. */
export async function repairPointer({ releases }: Store): Promise<number | undefined> {
  const newest = await findUnpointed(releases);
  if (newest !== undefined) await releases.restorePointer(newest);
  return newest;
}
