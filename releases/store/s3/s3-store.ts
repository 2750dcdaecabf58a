import { join } from 'node:path';
import type { Store } from '../store';
import { removeOrphansIn } from '../disk/atomic-writes';
import { parseS3Address, readS3Settings } from './settings';
import { createBucket } from './bucket';
import { createWithLock } from './lease';
import { createS3Builds } from './builds';
import { createS3Compositions } from './compositions';
import { createS3Releases } from './releases';

/**
 * A store below `s3://bucket/prefix`, in a bucket that exists:
 *
 * - `builds/<part>/<build>/…` and `compositions/<id>/…`, as on disk; `contract.json` and `.files.json` come last
 * - `releases/<serial>/record.json`
 * - `live`, the pointer, and `lock`, the lease of the command that changes the store
 *
 * @throws ReleaseError `usage` that names the setting that is missing or invalid.
 */
export function openS3Store(location: string, env: NodeJS.ProcessEnv): Store {
  const address = parseS3Address(location);
  const settings = readS3Settings(address, env);
  const bucket = createBucket(settings, address.prefix);
  const withLock = createWithLock(bucket);
  const builds = createS3Builds(bucket, withLock, join(settings.cache, 'builds'));
  const compositions = createS3Compositions(bucket, withLock, join(settings.cache, 'compositions'));

  return {
    location,
    cache: settings.cache,
    builds,
    compositions,
    releases: createS3Releases({ location, bucket, withLock, builds, compositions }),
    withLock: (action) => withLock(action),
    async removeOrphans() {
      await removeOrphansIn(join(settings.cache, 'compositions'));
      return (await builds.removeOrphans()) + (await compositions.removeOrphans());
    },
  };
}
