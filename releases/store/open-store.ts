import { resolve } from 'node:path';
import { createDiskStore } from './disk/disk-store';
import { s3Scheme } from './s3/settings';
import type { Store } from './store';

/** The store at a location: a folder, or `s3://bucket/prefix`, whose code is loaded only then. */
export async function openStore(location: string, env: NodeJS.ProcessEnv): Promise<Store> {
  if (!location.startsWith(s3Scheme)) return createDiskStore(resolve(location));
  const { openS3Store } = await import('./s3/s3-store');
  return openS3Store(location, env);
}
