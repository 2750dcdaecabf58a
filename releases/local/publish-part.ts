import { join } from 'node:path';
import type { PartName } from 'shared-config/contract/parts';
import { readContract } from '../store/read-contract';
import type { Store } from '../store/store';
import { repositoryRoot } from './repository';

/** Publishes what the part's `dist/` holds; says which build it is and whether it is new. */
export async function publishPart(store: Store, part: PartName): Promise<string> {
  const folder = join(repositoryRoot, part, 'dist');
  const contract = await readContract(folder);
  const outcome = await store.builds.add(contract, folder);
  return `${contract.build} ${outcome === 'added' ? 'published' : 'was published before'}`;
}
