import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { ReleaseError } from '@ponte/contract/release-error';
import { createDiskBuilds } from '../store/disk/builds';
import { mirrorFolder } from '../store/sync-folder';
import { contractFiles, contractFile } from '../store/stored-contract';
import type { Store } from '../store/store';
import { checkStyles } from '../compatibility/check-styles';
import { openFolder } from '../store/disk/files';
import { findFileProblems } from './verify-files';

/**
 * Publishes the build in `source`. Repairs the stored build if it differs.
 *
 * @throws ReleaseError `refused` when the build does not match its contract, or its styles reach beyond the part.
 */
export async function publishBuild(
  store: Store,
  contract: BuildContract,
  source: string,
): Promise<'added' | 'present' | 'repaired'> {
  await requireLocalStyles(contract, source);
  const { part, build, files } = contract;
  if ((await store.builds.add(contract, source)) === 'added') return 'added';
  const stored = await store.builds.openFiles(part, build);
  // An error here is not reported: copying the files below repairs its cause, or fails as well.
  const isDescribed =
    (await store.builds.find(part, build).then(Boolean, () => false)) &&
    (await store.builds.findContractProblems(part, build)).length === 0;
  if (isDescribed && (await findFileProblems(stored, files, contractFiles)).length === 0) return 'present';
  const scratch = await mkdtemp(join(tmpdir(), 'ponte-repair-'));
  try {
    const builds = createDiskBuilds(scratch);
    await builds.add(contract, source);
    await mirrorFolder(await builds.getFolder(part, build), stored, contractFile);
    return 'repaired';
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** @throws ReleaseError `refused` when the remote's build in a folder has styles that reach beyond it. */
export async function requireLocalStyles(contract: BuildContract, folder: string): Promise<void> {
  const [violation] = await checkStyles(contract, openFolder(folder));
  if (violation) throw new ReleaseError('refused', violation.message, violation.hint ?? '');
}
