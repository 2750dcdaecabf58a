import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const placeOf = (dataFolder: string) => join(dataFolder, 'db');
const readyOf = (dataFolder: string) => join(dataFolder, 'db.restored');

/**
 * Puts a whole database in the place of the one that is there, and returns where that one is kept. A folder cannot be
 * exchanged in one step: a process that is killed between the two leaves `db.restored` for `finishSwap`.
 */
export async function swapDatabase(dataFolder: string, whole: string): Promise<string | undefined> {
  const place = placeOf(dataFolder);
  const ready = readyOf(dataFolder);
  await rm(ready, { recursive: true, force: true });
  await rename(whole, ready);
  const former = existsSync(place) ? `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}` : undefined;
  if (former) await rename(place, former);
  await rename(ready, place);
  return former;
}

/** Ends a swap that was cut short: with the new database if the old one was out of the way, else with the old one. */
export async function finishSwap(dataFolder: string): Promise<void> {
  const ready = readyOf(dataFolder);
  if (!existsSync(ready)) return;
  if (existsSync(placeOf(dataFolder))) await rm(ready, { recursive: true });
  else await rename(ready, placeOf(dataFolder));
}
