import type { BuildContract } from '@ponte/contract/build';
import { buildIdSchema } from '@ponte/contract/build-id';
import type { PartName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';

/** Ids are typed by hand, and a path made from one must not lead elsewhere. */
export function checkBuildId(build: string): string {
  if (buildIdSchema.safeParse(build).success) return build;
  throw new ReleaseError('usage', `${build} is not the id of a build`, 'ids look like 1.0.0-0123456789ab');
}

/** The same id must mean the same files: it names the inputs, and open pages have its hashes. */
export function requireSameFiles(contract: BuildContract, stored: BuildContract | undefined): void {
  const differing = findDiffering(contract.files, stored?.files);
  if (differing === undefined) return;
  throw new ReleaseError(
    'refused',
    `${contract.part} ${contract.build} is already published with another ${differing}`,
    'raise the version in its package.json and build again',
  );
}

/** The first path that two folders do not have in common, or not with the same hash. */
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

export function compositionNotFound(id: string): ReleaseError {
  return new ReleaseError(
    'not-found',
    `composition ${id} is not in the store`,
    'promote or roll back again, which composes it',
  );
}
