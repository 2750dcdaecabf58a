import type { BuildContract } from '@ponte/contract/build';
import type { PartName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Store } from '../store/store';

/** What one build has that the other has not. */
interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface PartDifference {
  readonly part: PartName;
  /** Null where the site did not have the part. */
  readonly from: string | null;
  readonly to: string | null;
  readonly commits: readonly [from: string | null, to: string | null];
  /** By what is compared; null when one of them is missing: the part was not in the site, or the build has left the store or cannot be read. */
  readonly contents: Readonly<Record<string, Difference>> | null;
}

/** What is compared, each as a list of names. */
const aspects: Readonly<Record<string, (contract: BuildContract) => readonly string[]>> = {
  module: ({ exposes }) => Object.keys(exposes),
  route: ({ routes }) => routes.map(({ id }) => id),
  kit: ({ kit }) => kit,
  text: ({ texts }) => texts.pt,
  file: ({ files }) => Object.entries(files).map(([path, hash]) => `${path} (${hash.slice(7, 15)})`),
};

export async function compareBuilds(
  store: Store,
  part: PartName,
  from: string | undefined,
  to: string | undefined,
): Promise<PartDifference> {
  const find = async (build: string | undefined) =>
    build === undefined ? undefined : store.builds.find(part, build).catch(undefinedWhenCorrupt);
  const [before, after] = await Promise.all([find(from), find(to)]);
  const contents = before && after ? compareContents(before, after) : null;
  return {
    part,
    from: from ?? null,
    to: to ?? null,
    commits: [before?.commit ?? null, after?.commit ?? null],
    contents,
  };
}

/** The other differences between two releases can be listed without a corrupt contract. */
function undefinedWhenCorrupt(error: unknown): undefined {
  if (!(error instanceof ReleaseError)) throw error;
}

function compareContents(before: BuildContract, after: BuildContract): Record<string, Difference> {
  const differences = Object.entries(aspects).map(([name, namesOf]) => {
    const [old, young] = [namesOf(before), namesOf(after)];
    const added = young.filter((one) => !old.includes(one));
    return [name, { added, removed: old.filter((one) => !young.includes(one)) }] as const;
  });
  return Object.fromEntries(differences);
}
