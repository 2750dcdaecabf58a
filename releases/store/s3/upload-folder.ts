import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '@ponte/contract/release-error';
import { plainPath } from '../compression';
import { inParallel } from '../in-parallel';
import { listFiles } from '../disk/files';
import type { Bucket } from './bucket';
import { completedNow, immutableHeaders, integrityHeader } from './headers';
import { type WithLock, takeLease, type Lease } from './lease';

/** Held during an upload of the folder; its renewals also keep `ponte gc` away. */
export const uploadLease = '.uploading';

export interface LocalFolder {
  readonly folder: string;
  /** The hashes of its files by path, without compressed siblings. */
  readonly hashes: Readonly<Record<string, string>>;
}

export interface Markers {
  /** The file that is uploaded last. */
  readonly marker: string;
  /** The file that is uploaded before the marker, if there is one. */
  readonly copy?: string | undefined;
}

/**
 * Uploads a folder of this machine: its files, then its marker. Resumes a killed upload.
 *
 * @returns whether this call completed it; false when the marker was already there.
 */
export async function uploadFolder(
  bucket: Bucket,
  prefix: string,
  { marker, copy }: Markers,
  { folder, hashes }: LocalFolder,
  withLock: WithLock,
): Promise<boolean> {
  const paths = (await listFiles(folder)).filter((path) => plainPath(path) in hashes);
  const lease = await takeLease(bucket, `${prefix}${uploadLease}`);
  try {
    const isOurs = !(await bucket.findHead(`${prefix}${marker}`)) && (await upload(lease));
    // No longer needed: commands that wait for it find the marker.
    await bucket.remove(`${prefix}${uploadLease}`);
    return isOurs;
  } finally {
    await lease.release();
  }

  async function upload(lease: Lease): Promise<boolean> {
    await inParallel(paths, async (path) =>
      uploadFile(bucket, `${prefix}${path}`, await readFile(join(folder, path)), hashes[plainPath(path)] ?? '', lease),
    );
    const markerContent = await readFile(join(folder, marker));
    const copyContent = copy && (await readFile(join(folder, copy)));
    // While this holds the lock, no other command removes files.
    return await withLock(async (whole) => {
      const present = new Set((await bucket.list(prefix)).map(({ key }) => key));
      const gone = paths.find((path) => !present.has(`${prefix}${path}`));
      if (gone) throw new ReleaseError('busy', `${prefix}${gone} was removed meanwhile`, 'run the command again');
      await lease.assertHeld();
      await whole.assertHeld();
      if (copyContent) await bucket.put(`${prefix}${copy}`, copyContent, 'absent', completedNow());
      return (await bucket.put(`${prefix}${marker}`, markerContent, 'absent', completedNow())) !== undefined;
    });
  }
}

/** Writes a file only if it is absent, or if an earlier upload left another. An upload that lost its lease fails. */
async function uploadFile(bucket: Bucket, key: string, content: Uint8Array, integrity: string, lease: Lease) {
  const headers = immutableHeaders(key, integrity);
  if (await bucket.put(key, content, 'absent', headers)) return;
  const there = await bucket.findHead(key);
  if (there?.headers[integrityHeader] === integrity) return;
  await lease.assertHeld();
  if (await bucket.put(key, content, there ?? 'absent', headers)) return;
  throw new ReleaseError('busy', `another command is writing ${key}`, 'run the command again when it is done');
}
