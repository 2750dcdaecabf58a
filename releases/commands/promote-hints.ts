import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PartName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import type { Change } from '../change/change-live';
import { findBuild, type History } from '../change/history';
import type { RequestedBuild } from '../change/plan-promote';
import { contractFile, findContractIn } from '../store/stored-contract';
import type { Store } from '../store/store';

/**
 * The command that undoes a promote, if there is one: a rollback if one part changed and its last known good build is the
 * previous one, else a promote of the previous builds.
 */
export function describeUndo({ plan, release }: Change, [live]: History): string[] {
  if (!live) return [];
  const replaced = plan.subject.filter((part) => findBuild(live, part) !== findBuild(release, part));
  const builds = replaced.map((part) => [part, findBuild(live, part)] as const);
  const [first, ...others] = builds;
  // A new remote can only leave with a shell that has no routes of it.
  if (!first || builds.some(([, build]) => build === undefined)) return [];
  const [part, build] = first;
  if (others.length === 0 && isRollbackTo(part, build)) return [`take it back: ponte rollback ${part} --why "…"`];
  return [`take it back: ponte promote ${builds.map((one) => one.join('@')).join(' ')} --why "…"`];

  function isRollbackTo(name: PartName, wanted: string | undefined): boolean {
    return name === 'shell' || release.remotes[name]?.lastKnownGood === wanted;
  }
}

interface UnpublishedBuild {
  readonly message: string;
  readonly hint: string;
}

/** The builds in `<part>/dist` that are newer than the promoted ones and were never published. */
export async function listUnpublished(
  store: Store,
  wanted: readonly RequestedBuild[],
  release: Release,
): Promise<UnpublishedBuild[]> {
  const parts = wanted.filter(({ build }) => build === undefined).map(({ part }) => part);
  const found = await Promise.all(parts.map((part) => findUnpublished(store, part, release)));
  return found.filter((one) => one !== undefined);
}

async function findUnpublished(store: Store, part: PartName, release: Release): Promise<UnpublishedBuild | undefined> {
  const folder = resolve(part, 'dist');
  const contract = await findContractIn(folder).catch(() => undefined);
  if (contract?.part !== part) return undefined;
  const published = await store.builds.list(part);
  if (published.some(({ build }) => build === contract.build)) return undefined;
  const promoted = published.find(({ build }) => build === findBuild(release, part));
  const { mtime } = await stat(join(folder, contractFile));
  if (promoted && mtime <= promoted.publishedAt) return undefined;
  return {
    message: `${part}/dist holds a newer build, ${contract.build}, which is not published`,
    hint: `publish it, then promote again: ponte publish ${part}`,
  };
}
