import type { BuildContract } from '@ponte/contract/build';
import { refuseStyles } from '../gate/styles';
import { openFolder } from '../store/disk/files';
import { ReleaseError } from '@ponte/contract/release-error';

/** @throws ReleaseError `refused` when the remote's build in a folder has styles that reach beyond it. */
export async function requireLocalStyles(contract: BuildContract, folder: string): Promise<void> {
  const [refusal] = await refuseStyles(contract, openFolder(folder));
  if (refusal) throw new ReleaseError('refused', refusal.message, refusal.hint ?? '');
}
