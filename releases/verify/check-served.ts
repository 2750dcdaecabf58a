import type { Release } from '@ponte/contract/release';
import { listCohorts } from '../store/cohorts';
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
  const wanted = listCohorts(canary?.share ?? 0);
  if (found && found.cohorts.join() !== wanted.join()) {
    problems.push(`the canary is given to ${found.cohorts.length} of 100 visitors, not to ${wanted.length}`);
  }
  return problems;
}
