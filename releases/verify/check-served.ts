import type { Release } from '@ponte/contract/release';
import { listBuckets } from '../store/buckets';
import type { Store } from '../store/store';

/** Whether a web server that follows the pointer serves what the record names. */
export async function checkServed(store: Store, { composition, canary }: Release): Promise<string[]> {
  const served = await store.releases.findServed();
  const problems =
    served === composition ? [] : [`visitors get ${served ?? 'nothing'}, not composition ${composition}`];
  const found = await store.releases.findServedCanary();
  if (found?.composition !== canary?.composition) {
    const [wanted, seen] = [canary?.composition ?? 'none', found?.composition ?? 'nothing'];
    problems.push(`visitors of the canary get ${seen}, not composition ${wanted}`);
  }
  const wanted = listBuckets(canary?.share ?? 0);
  if (found && found.buckets.join() !== wanted.join()) {
    problems.push(`the canary is given to ${found.buckets.length} of 100 visitors, not to ${wanted.length}`);
  }
  return problems;
}
