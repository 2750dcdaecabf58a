import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Lock } from '@ponte/contract/lock';
import type { Release } from '@ponte/contract/release';
import { teams } from './revisions';
import { lockIn } from './visitors';

/** All records of a store in order; asserts that their serials have no gap. */
export async function readRecords(store: string): Promise<Release[]> {
  const names = (await readdir(join(store, 'releases'))).sort();
  const records = await Promise.all(
    names.map(
      async (name) => JSON.parse(await readFile(join(store, 'releases', name, 'record.json'), 'utf8')) as Release,
    ),
  );
  const counted = records.map((_, index) => ({ serial: index + 1, previous: index || null }));
  expect(records.map(({ serial, previous }) => ({ serial, previous }))).toEqual(counted);
  return records;
}

/** Asserts that no release changed a part of the other team. */
export function expectOwnPartOnly(records: readonly Release[]): void {
  for (const [index, { serial, subject, remotes }] of records.entries()) {
    const before = records[index - 1];
    if (!before) continue;
    const changed = teams.filter((team) => remotes[team]?.build !== before.remotes[team]?.build);
    expect({ serial, changed }).toEqual({ serial, changed: subject });
  }
}

/** Asserts that each record matches what was served, and that visitors saw nothing else under its composition. */
export async function expectServedAsRecorded(
  store: string,
  records: readonly Release[],
  seen: readonly Lock[],
): Promise<void> {
  const served = new Map<string, Lock>();
  for (const { serial, composition, remotes } of records) {
    const page = join(store, 'releases', String(serial).padStart(6, '0'), 'site', 'pages/plain/pt/sobre.html');
    const lock = lockIn(await readFile(page, 'utf8'));
    const pinned = Object.entries(lock.remotes).map(([part, { current, lastKnownGood }]) => [
      part,
      { build: current.build, lastKnownGood: lastKnownGood?.build ?? null },
    ]);
    expect({ composition: lock.composition, remotes: Object.fromEntries(pinned) as unknown }).toEqual({
      composition,
      remotes,
    });
    served.set(composition, lock);
  }
  for (const lock of seen) expect(lock).toEqual(served.get(lock.composition));
}
