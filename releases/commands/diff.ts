import type { Release } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';
import type { BuildContract } from '@ponte/contract/build';
import type { PartName } from '@ponte/contract/parts';
import { findBuild, getLive, listParts, readHistory, type History } from '../change/history';
import type { Store } from '../store/store';
import { ignoreCorrupt } from '../store/stored-contract';
import { findSettings } from '../settings/get-settings';
import type { Run } from './command';
import type { Color } from './terminal';
import { formatChanges, listChanges } from './describe-settings';
import { formatCanary } from './describe-change';

export const diff: Run = async ({ store, color }, [earlier = '', later = 'live']) => {
  const history = await readHistory(store);
  const before = getRelease(history, store, earlier);
  const after = getRelease(history, store, later);
  const both = listParts(before, after).map((part) => [part, findBuild(before, part), findBuild(after, part)] as const);
  const changed = both.filter(([, old, young]) => old !== young);
  const parts = await Promise.all(changed.map(([part, old, young]) => compareBuilds(store, part, old, young)));
  const canary = { from: before.canary ?? null, to: after.canary ?? null };
  const [from, to] = [canary.from, canary.to].map((one) => (one ? formatCanary(one) : 'none'));
  const [old, young] = [await findSettings(store, before), await findSettings(store, after)];
  const lines = [
    ...parts.flatMap((one) => describe(one, color)),
    ...formatChanges(old, young, color).map((line) => `settings ${line}`),
    ...(from === to ? [] : [`canary ${from} -> ${to}`]),
  ];
  return {
    result: { from: before.serial, to: after.serial, parts, settings: listChanges(old, young), canary },
    lines:
      lines.length > 0 ? lines : [`release ${before.serial} and ${after.serial} have the same builds and settings`],
  };
};

function getRelease(history: History, store: Store, name: string): Release {
  if (name === 'live') return getLive({ history, location: store.location });
  const release = history.find(({ serial }) => String(serial) === name);
  if (release) return release;
  throw new ReleaseError('not-found', `there is no release ${name}`, 'ponte history shows which there are');
}

function describe({ part, from, to, contents }: PartDifference, color: Color): string[] {
  if (from === null) return [`${part} ${color('bold', to ?? '')} is new`];
  if (to === null) return [`${part} ${from} is out of the site`];
  const title = `${part} ${from} -> ${color('bold', to)}`;
  if (!contents) return [title, '  one of the builds is no longer in the store, or cannot be read (ponte verify)'];
  const details = Object.entries(contents).flatMap(([name, { added, removed }]) => [
    ...removed.map((one) => color('red', `  - ${name} ${one}`)),
    ...added.map((one) => color('green', `  + ${name} ${one}`)),
  ]);
  return [title, ...details];
}

/** What only one of two builds has. */
interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

interface PartDifference {
  readonly part: PartName;
  /** Null where the site did not have the part. */
  readonly from: string | null;
  readonly to: string | null;
  readonly commits: readonly [from: string | null, to: string | null];
  /** By aspect; null when a build is not in the site, not in the store or unreadable. */
  readonly contents: Readonly<Record<string, Difference>> | null;
}

/** The compared aspects of a build, each as a list of names. */
const aspects: Readonly<Record<string, (contract: BuildContract) => readonly string[]>> = {
  module: ({ exposes }) => Object.keys(exposes),
  route: ({ routes }) => routes.map(({ id }) => id),
  kit: ({ kit }) => kit,
  text: ({ texts }) => texts.pt,
  file: ({ files }) => Object.entries(files).map(([path, hash]) => `${path} (${hash.slice(7, 15)})`),
};

async function compareBuilds(
  store: Store,
  part: PartName,
  from: string | undefined,
  to: string | undefined,
): Promise<PartDifference> {
  const find = async (build: string | undefined) =>
    build === undefined ? undefined : store.builds.find(part, build).catch(ignoreCorrupt);
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

function compareContents(before: BuildContract, after: BuildContract): Record<string, Difference> {
  const differences = Object.entries(aspects).map(([name, namesOf]) => {
    const [old, young] = [namesOf(before), namesOf(after)];
    const added = young.filter((one) => !old.includes(one));
    return [name, { added, removed: old.filter((one) => !young.includes(one)) }] as const;
  });
  return Object.fromEntries(differences);
}
