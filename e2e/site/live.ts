import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The build of a remote that a store's live release pins. */
export async function readLiveBuild(store: string, part: string): Promise<string> {
  const record = JSON.parse(await readFile(join(store, 'live', 'record.json'), 'utf8')) as {
    remotes: Record<string, { build: string }>;
  };
  const build = record.remotes[part]?.build;
  if (!build) throw new Error(`The live release has no ${part}`);
  return build;
}

/** Takes the live build's entry file away, as a botched clean-up would. */
export async function deleteLiveEntry(store: string, part: string): Promise<void> {
  const folder = join(store, 'builds', part, await readLiveBuild(store, part));
  for (const sibling of ['', '.br', '.gz']) await rm(join(folder, `remoteEntry.js${sibling}`), { force: true });
}
