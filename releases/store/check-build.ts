import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assets, BuildContract } from '@ponte/contract/build';
import { ReleaseError } from '@ponte/contract/release-error';
import { buildIdSchema } from '@ponte/contract/build-id';
import type { PartName } from '@ponte/contract/parts';
import { hasIntegrity } from '@ponte/toolchain/build/files';
import { isEncodedName } from './compression';
import { inParallel } from './in-parallel';
import { listFiles } from './disk/files';
import { contractFile } from './stored-contract';

const hint = 'build the part again with npm run build';

/**
 * Checks a folder against the contract in it.
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
  if (hasIntegrity(content, contract.files[path])) return content;
  throw new ReleaseError('refused', `${path} is not the file that contract.json describes`, hint);
}

/**
 * The files to copy for a build: those of its contract. The folder must contain exactly these.
 *
 * @throws ReleaseError `refused` naming the first file that is missing, extra, or loaded but not listed.
 */
export function planCopy(contract: BuildContract, present: readonly string[]): string[] {
  const described = Object.keys(contract.files).sort();
  const missing = described.find((path) => !present.includes(path));
  if (missing) throw new ReleaseError('refused', `the build lacks ${missing}, which its contract.json describes`, hint);
  const extra = present.find((path) => path !== contractFile && !(path in contract.files));
  if (extra)
    throw new ReleaseError('refused', `the build has ${extra}, which its contract.json does not describe`, hint);
  const dangling = namedAssets(contract).find((path) => !(path in contract.files));
  if (dangling)
    throw new ReleaseError('refused', `contract.json loads ${dangling}, which the build does not have`, hint);
  const reserved = described.find(isEncodedName);
  if (reserved) throw new ReleaseError('refused', `${reserved} has the name of a compressed sibling`, 'rename it');
  return described;
}

function namedAssets({ entry, initial, exposes, media }: BuildContract): string[] {
  const assetsOf = ({ js, css }: Assets) => [...js, ...css];
  return [entry, ...assetsOf(initial), ...Object.values(exposes).flatMap(assetsOf), ...Object.values(media)];
}

/** Ids are typed by hand: a path made from one must not leave the store. */
export function checkBuildId(build: string): string {
  if (buildIdSchema.safeParse(build).success) return build;
  throw new ReleaseError('usage', `${build} is not the id of a build`, 'ids look like 1.0.0-0123456789ab');
}

/** The same id must mean the same files, because open pages have their hashes. */
export function requireSameFiles(contract: BuildContract, stored: BuildContract | undefined): void {
  const differing = findDiffering(contract.files, stored?.files);
  if (differing === undefined) return;
  throw new ReleaseError(
    'refused',
    `${contract.part} ${contract.build} is already published with another ${differing}`,
    'raise the version in its package.json and build again',
  );
}

/** The first path that is in only one of two folders, or has another hash in each. */
export function findDiffering(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>> = {},
): string | undefined {
  return Object.keys({ ...other, ...one }).find((path) => one[path] !== other[path]);
}

export function buildNotFound(part: PartName, build: string): ReleaseError {
  return new ReleaseError(
    'not-found',
    `${part} ${build} is not in the store`,
    `publish it, or name a build of: ponte rollback ${part} --list`,
  );
}
