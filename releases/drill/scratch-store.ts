import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@ponte/contract/parts';
import { readContract } from '../change/contracts';
import { getBuild, listParts, readLive } from '../change/history';
import { createDiskStore } from '../store/disk/disk-store';
import type { Store } from '../store/store';
import { copyBuild } from './copy-build';
import { makeRenderThrow } from './damages';

export interface ScratchStore {
  readonly store: Store;
  readonly broken: string;
  readonly good: string;
  remove(): Promise<void>;
}

/** A store of its own with copies of the live builds and, not yet live, a broken one of a remote. */
export async function createScratchStore(source: Store, part: RemoteName): Promise<ScratchStore> {
  const live = await readLive(source);
  const folder = await mkdtemp(join(tmpdir(), 'ponte-drill-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const location = join(folder, 'store');
    for (const name of listParts(live)) {
      const build = getBuild(live, name);
      await cp(await source.builds.getFolder(name, build), join(location, 'builds', name, build), { recursive: true });
    }
    const store = createDiskStore(location);
    const good = getBuild(live, part);
    const contract = await readContract(store, part, good);
    const made = join(folder, 'made');
    const broken = await copyBuild(await store.builds.getFolder(part, good), made, contract, makeRenderThrow);
    await store.builds.add(broken, made);
    return { store, broken: broken.build, good, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
