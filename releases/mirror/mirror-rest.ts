import type { Release } from '@ponte/contract/release';
import { listCompositions, listPinned } from '../store/pinned';
import type { Store } from '../store/store';
import { downloadBuild, downloadComposition } from './download';

export interface RestMirrored {
  /** How many builds and compositions were downloaded beside those of the live release, and how many removed. */
  readonly brought: number;
  readonly removed: number;
}

/** Syncs what a store has beside its live release. */
export async function mirrorRest(source: Store, mirror: Store, live: Release): Promise<RestMirrored> {
  const counts = { brought: 0, removed: 0 };
  const pinned = listPinned(live);
  for (const part of new Set([...(await source.builds.listParts()), ...(await mirror.builds.listParts())])) {
    const wanted = new Set((await source.builds.list(part)).map(({ build }) => build));
    for (const build of wanted) if (await downloadBuild(source, mirror, part, build)) counts.brought += 1;
    for (const { build } of await mirror.builds.list(part)) {
      if (wanted.has(build) || pinned.some((one) => one.part === part && one.build === build)) continue;
      await mirror.builds.remove(part, build);
      counts.removed += 1;
    }
  }
  const wanted = new Set((await source.compositions.list()).map(({ id }) => id));
  for (const id of wanted) if (await downloadComposition(source, mirror, id)) counts.brought += 1;
  for (const { id } of await mirror.compositions.list()) {
    if (wanted.has(id) || listCompositions(live).includes(id)) continue;
    await mirror.compositions.remove(id);
    counts.removed += 1;
  }
  return counts;
}
