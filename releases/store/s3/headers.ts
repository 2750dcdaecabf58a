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

export function completedNow(now = new Date()): ObjectHeaders {
  return { ...mutableHeaders, [completedHeader]: now.toISOString() };
}

/** When a marker was written. */
export interface Completion {
  /** By the server's clock, in whole seconds. */
  readonly second: number;
  /** By the writer's clock, a moment earlier and possibly in the second before; 0 if the marker does not say. */
  readonly claimed: number;
}

export function completionOf({ modified, headers }: StoredObject): Completion {
  const claimed = new Date(String(headers[completedHeader] ?? '')).getTime();
  return { second: Math.floor(modified.getTime() / 1000) * 1000, claimed: Number.isNaN(claimed) ? 0 : claimed };
}

/** Positive when `a` came first. What one writer publishes keeps its order in any succession, however wrong its clock is. */
export function compareCompletions(a: Completion, b: Completion): number {
  return b.second - a.second || b.claimed - a.claimed;
}

/** The moment within the server's second that is nearest to the writer's claim. */
export function momentOf({ second, claimed }: Completion): Date {
  return new Date(Math.min(Math.max(claimed, second), second + 999));
}
