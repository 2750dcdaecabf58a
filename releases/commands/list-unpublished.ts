import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PartName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import { findBuild } from '../change/history';
import type { Wanted } from '../change/plan-promote';
import { contractFile, findContractIn } from '../store/read-contract';
import type { Store } from '../store/store';

interface Unpublished {
  readonly message: string;
  readonly hint: string;
}

/** The builds in this folder's `<part>/dist` that are newer than what was promoted, and were never published. */
export async function listUnpublished(
  store: Store,
  wanted: readonly Wanted[],
  release: Release,
): Promise<Unpublished[]> {
  const parts = wanted.filter(({ build }) => build === undefined).map(({ part }) => part);
  const found = await Promise.all(parts.map((part) => findUnpublished(store, part, release)));
  return found.filter((one) => one !== undefined);
}

async function findUnpublished(store: Store, part: PartName, release: Release): Promise<Unpublished | undefined> {
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
