import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from 'shared-config/contract/build';
import { inParallel } from './in-parallel';
import { integrityOf } from './integrity';
import { listFiles } from './list-files';
import { planCopy } from './plan-copy';
import { ReleaseError } from 'shared-config/contract/release-error';

/**
 * Holds a folder against the contract that lies in it.
 *
 * @returns the paths of the build's files. @throws ReleaseError `refused` naming the first file that is wrong.
 */
export async function checkBuild(contract: BuildContract, source: string): Promise<string[]> {
  const paths = planCopy(contract, await listFiles(source));
  await inParallel(paths, (path) => readChecked(contract, source, path));
  return paths;
}

export async function readChecked(contract: BuildContract, source: string, path: string): Promise<Uint8Array> {
  const content = await readFile(join(source, path));
  if (integrityOf(content) === contract.files[path]) return content;
  throw new ReleaseError(
    'refused',
    `${path} is not the file that contract.json describes`,
    'build the part again with npm run build',
  );
}
