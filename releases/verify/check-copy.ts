import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@ponte/contract/release';
import type { Store } from '../store/store';

/** Whether the live record is readable from its copy. */
export async function checkCopy({ releases }: Store, live: Release): Promise<string[]> {
  // Records got a copy when they got settings.
  if (!live.settings) return [];
  const copy = await releases.findCopy(live.serial).catch(() => undefined);
  if (isDeepStrictEqual(copy?.release, live)) return [];
  return [
    `the copy of the record of release ${live.serial} is missing or cannot be read (ponte verify --repair writes it again)`,
  ];
}
