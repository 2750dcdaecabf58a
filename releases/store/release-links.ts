import { mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Release } from '@ponte/contract/release';
import { releaseLinks } from '@ponte/contract/store-layout';
import { listCohorts } from './cohorts';
import type { ServedCanary } from './store';

export async function writeLinks(folder: string, { composition, canary }: Release): Promise<void> {
  await symlink(join('../../compositions', composition), join(folder, releaseLinks.site));
  if (!canary) return;
  await symlink(join('../../compositions', canary.composition), join(folder, releaseLinks.canary));
  await mkdir(join(folder, releaseLinks.shares));
  // One after the other: a killed command leaves the first of them, never a hole.
  for (const cohort of listCohorts(canary.share)) {
    await symlink(join('../../../compositions', canary.composition), join(folder, releaseLinks.shares, cohort));
  }
}

export function findLinked(folder: string, ...names: string[]): Promise<string | undefined> {
  return realpath(join(folder, ...names)).then(basename, () => undefined);
}

export async function findServedCanary(folder: string): Promise<ServedCanary | null> {
  const composition = await findLinked(folder, releaseLinks.canary);
  const cohorts = (await readdir(join(folder, releaseLinks.shares)).catch(() => [])).sort();
  if (!composition && cohorts.length === 0) return null;
  const linked = await Promise.all(cohorts.map((cohort) => findLinked(folder, releaseLinks.shares, cohort)));
  return {
    composition: composition ?? null,
    cohorts: cohorts.filter((_, index) => linked[index] === composition),
  };
}
