import type { BuildContract } from '@ponte/contract/build';
import { checkStyles } from '../compatibility/check-styles';
import { openFolder } from '../store/disk/files';
import { ReleaseError } from '@ponte/contract/release-error';

/** @throws ReleaseError `refused` when the remote's build in a folder has styles that reach beyond it. */
export async function requireLocalStyles(contract: BuildContract, folder: string): Promise<void> {
  const [violation] = await checkStyles(contract, openFolder(folder));
  if (violation) throw new ReleaseError('refused', violation.message, violation.hint ?? '');
}
