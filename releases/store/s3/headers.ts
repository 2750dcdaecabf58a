import { contentTypeOf } from '@ponte/contract/content-types';
import { encodings, plainPath } from '../compression';
import type { ObjectHeaders, StoredObject } from './bucket';

/** For objects that change under their key (the pointer and the lock), and for objects that only commands read. */
export const mutableHeaders: ObjectHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** A file's hash without its compression, kept beside it. */
export const integrityHeader = 'x-amz-meta-integrity';

const contentEncodings: Readonly<Record<(typeof encodings)[number]['ending'], string>> = { '.br': 'br', '.gz': 'gzip' };

/** The headers of a file that never changes, for browsers that get the object through a CDN. */
export function immutableHeaders(path: string, integrity: string): ObjectHeaders {
  const { ending } = encodings.find((one) => path.endsWith(one.ending)) ?? {};
  const type = contentTypeOf(plainPath(path)) ?? 'application/octet-stream';
  return {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    [integrityHeader]: integrity,
    ...(ending && { 'content-encoding': contentEncodings[ending] }),
  };
}

const completedHeader = 'x-amz-meta-completed';

export function completedNow(): ObjectHeaders {
  return { ...mutableHeaders, [completedHeader]: new Date().toISOString() };
}

/**
 * When a marker was written: by the server's clock, in whole seconds, and within that second by the writer's clock, so
 * that builds published in quick succession keep their order.
 */
export function completionOf({ modified, headers }: StoredObject): Date {
  const claimed = new Date(String(headers[completedHeader] ?? ''));
  const fraction = Number.isNaN(claimed.getTime()) ? 0 : claimed.getTime() % 1000;
  return new Date(Math.floor(modified.getTime() / 1000) * 1000 + fraction);
}
