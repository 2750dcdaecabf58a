import type { ObjectHeaders, StoredObject } from './bucket';
import { mutableHeaders } from './object-headers';

const completedHeader = 'x-amz-meta-completed';

export function completedNow(): ObjectHeaders {
  return { ...mutableHeaders, [completedHeader]: new Date().toISOString() };
}

/**
 * When a marker was written: by the server's clock, which knows whole seconds, and within that second by the writer's, so
 * that of two builds published in quick succession the later one is the newer.
 */
export function completionOf({ modified, headers }: StoredObject): Date {
  const claimed = new Date(String(headers[completedHeader] ?? ''));
  const fraction = Number.isNaN(claimed.getTime()) ? 0 : claimed.getTime() % 1000;
  return new Date(Math.floor(modified.getTime() / 1000) * 1000 + fraction);
}
