import { join } from 'node:path';
import type { PartName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import { findContractIn } from 'releases/store/stored-contract';
import type { Store } from 'releases/store/store';
import { publishBuild } from 'releases/verify/publish-build';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

const outcomes = {
  added: 'published',
  present: 'was published before',
  repaired: 'was damaged and is repaired',
} as const;

/** Publishes the build in the part's `dist/`; returns its id and whether it is new, as text. */
export async function publishPart(store: Store, part: PartName): Promise<string> {
  const folder = join(repositoryRoot, part, 'dist');
  const contract = await findContractIn(folder);
  if (!contract) throw new ReleaseError('not-found', `${part} has no build`, `npm run build -w ${part}`);
  return `${contract.build} ${outcomes[await publishBuild(store, contract, folder)]}`;
}
