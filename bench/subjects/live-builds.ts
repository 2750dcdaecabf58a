import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { livePointer } from '@ponte/contract/composition-layout';
import type { PinnedRemote } from '@ponte/contract/release';
import type { PerRemote } from '@ponte/contract/parts';
import { routes } from '@ponte/contract/routes';
import { openBuilds } from 'composer/open-builds';
import { createPageAssets } from 'composer/page-assets';
import type { DocumentParts } from 'composer/document';
import { createDiskStore } from 'releases/store/disk/disk-store';

/** The scripts that the composer preloads for a page which is hydrated at once. */
export async function listPreloads(store: string, module: string): Promise<DocumentParts['preloads']> {
  const builds = await openBuilds(createDiskStore(store), await readPins(store));
  const route = routes.find((one) => one.module === module);
  const { preloads } = await createPageAssets(builds).of(route, [], { html: '', hydration: 'load' });
  return preloads;
}

/** The commit from which the live shell of a store was built, shortened. */
export async function readCommit(store: string): Promise<string> {
  const { shell } = await readPins(store);
  const contract = await readFile(join(store, 'builds/shell', shell, 'contract.json'), 'utf8');
  return (JSON.parse(contract) as { commit: string | null }).commit?.slice(0, 8) ?? 'an unknown commit';
}

async function readPins(store: string): Promise<{ shell: string; remotes: PerRemote<PinnedRemote> }> {
  const record = await readFile(join(store, livePointer, 'record.json'), 'utf8');
  return JSON.parse(record) as { shell: string; remotes: PerRemote<PinnedRemote> };
}
