import { ReleaseError } from 'shared-config/contract/release-error';
import type { Bucket } from './bucket';
import { mutableHeaders } from './object-headers';

/** Those that passed: a command needs to ask once. */
const proven = new WeakSet<Bucket>();

const neverAnEtag = '"no-such-etag"';

/**
 * Tries two writes that must fail. A server that ignores conditions answers every one of them with success, and two
 * commands would each believe that theirs is live: better to find out before anything is changed.
 *
 * @param content differs from what the object holds, or a repeated request could not be told from one that succeeded.
 */
export async function requireConditionalWrites(bucket: Bucket, key: string, content: Uint8Array): Promise<void> {
  if (proven.has(bucket)) return;
  const conditions = ['absent', { etag: neverAnEtag }] as const;
  const written = await Promise.all(conditions.map((one) => bucket.put(key, content, one, mutableHeaders)));
  if (written.every((etag) => etag === undefined)) return void proven.add(bucket);
  throw new ReleaseError(
    'refused',
    'the server of the bucket ignores conditional writes (If-None-Match, If-Match)',
    'use a server that has them: without, two commands at once would damage the store',
  );
}
