import { join } from 'node:path';
import type { PartName } from '@ponte/contract/parts';
import { downloadFolder } from '../store/sync-folder';
import { buildNotFound, requireSameFiles } from '../store/build-rules';
import { compositionFiles } from '../store/disk/compositions';
import { contractFile } from '../store/read-contract';
import type { Store } from '../store/store';

/** @returns whether the mirror lacked it. */
export async function downloadBuild(source: Store, mirror: Store, part: PartName, build: string): Promise<boolean> {
  const contract = await source.builds.find(part, build);
  if (!contract) throw buildNotFound(part, build);
  const present = await mirror.builds.find(part, build);
  if (present) {
    requireSameFiles(contract, present);
    return false;
  }
  const description = { name: contractFile, content: `${JSON.stringify(contract, null, 1)}\n` };
  const files = await source.builds.openFiles(part, build);
  await downloadFolder(files, contract.files, description, join(mirror.location, 'builds', part, build));
  return true;
}

/** @returns whether the mirror lacked it. */
export async function downloadComposition(source: Store, mirror: Store, id: string): Promise<boolean> {
  if (await mirror.compositions.has(id)) return false;
  const files = await source.compositions.openFiles(id);
  const hashes = await source.compositions.getHashes(id);
  const description = { name: compositionFiles, content: JSON.stringify(hashes) };
  await downloadFolder(files, hashes, description, join(mirror.location, 'compositions', id));
  return true;
}
