import { readLive } from '../change/history';
import { listPinned, type PinnedBuild } from '../store/pinned';
import type { Store } from '../store/store';

/** Rewrites lost contracts and copies of all live builds; returns these builds. */
export async function repairContracts(store: Store): Promise<PinnedBuild[]> {
  const repaired: PinnedBuild[] = [];
  for (const pinned of listPinned(await readLive(store))) {
    if (await store.builds.repairContract(pinned.part, pinned.build)) repaired.push(pinned);
  }
  return repaired;
}
