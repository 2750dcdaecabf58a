import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store';
import { createDiskBuilds } from './builds';
import { createDiskCompositions } from './compositions';
import { createDiskReleases } from './releases';
import { takeLock, type HeldLock } from './lock';
import { removeOrphansIn } from './atomic-writes';

/**
 * A store in a folder, which need not exist yet:
 *
 * - `builds/<part>/<build>/`, each file with its compressed siblings
 * - `compositions/<id>/`
 * - `releases/<serial>/record.json` and `site`, a link to its composition; while a canary runs, also `canary`, and
 *   `shares/<cohort>` for each cohort of visitors who get it
 * - `cache/`, which can be deleted at any time
 * - `live`, a link to a release: a web server serves `builds` and what the links of `live` name
 */
export function createDiskStore(location: string): Store {
  const builds = createDiskBuilds(join(location, 'builds'));
  const compositions = createDiskCompositions(join(location, 'compositions'));

  const withLock = async <T>(action: (lock: HeldLock) => Promise<T>) => {
    await mkdir(location, { recursive: true });
    const lock = await takeLock(join(location, 'lock'));
    try {
      return await action(lock);
    } finally {
      await lock.release();
    }
  };

  return {
    location,
    cache: join(location, 'cache'),
    builds,
    compositions,
    releases: createDiskReleases({ location, builds, compositions, withLock }),
    withLock,
    async removeOrphans() {
      const parts = (await readdir(join(location, 'builds')).catch(() => [])).map((part) => join('builds', part));
      const counts = ['', 'compositions', 'releases', ...parts].map((folder) =>
        removeOrphansIn(join(location, folder)),
      );
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
  };
}
