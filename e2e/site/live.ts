import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';

/** The builds of a store's live release, by part. */
export async function readLiveBuilds(store: string): Promise<Record<string, string>> {
  const { shell, remotes } = JSON.parse(await readFile(join(store, 'live', 'record.json'), 'utf8')) as {
    shell: string;
    remotes: Record<string, { build: string }>;
  };
  return { shell, ...Object.fromEntries(Object.entries(remotes).map(([part, { build }]) => [part, build])) };
}

/** The build of a part in a store's live release. */
export async function readLiveBuild(store: string, part: string): Promise<string> {
  const build = (await readLiveBuilds(store))[part];
  if (!build) throw new Error(`The live release has no ${part}`);
  return build;
}

/** Deletes the live build's entry file, as a faulty clean-up would. Returns a function that restores it. */
export function deleteLiveEntry(store: string, part: string): Promise<() => Promise<void>> {
  return damageLiveFile(store, part, ({ entry }) => entry, undefined);
}

/** Corrupts a file of the live build: appends to it, or deletes it. Returns a function that restores it. */
export async function damageLiveFile(
  store: string,
  part: string,
  choose: (contract: BuildContract) => string | undefined,
  addition: string | undefined,
): Promise<() => Promise<void>> {
  const folder = join(store, 'builds', part, await readLiveBuild(store, part));
  const name = choose(JSON.parse(await readFile(join(folder, 'contract.json'), 'utf8')) as BuildContract);
  if (!name) throw new Error(`The live ${part} has no such file`);
  const file = join(folder, name);
  const content = await readFile(file, 'utf8');
  // Published files have compressed siblings.
  for (const sibling of ['', '.br', '.gz']) await rm(file + sibling, { force: true });
  if (addition !== undefined) await writeFile(file, content + addition);
  return () => writeFile(file, content);
}
