import { readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RouteDefinition } from 'shared-config/contract/route';

export interface LiveSite {
  /** The live composition's folder, as it is now. */
  readonly folder: string;
  readonly composition: string;
  readonly routes: readonly RouteDefinition[];
}

/** Reads which composition is live on every call: a promote or rollback shows on the next request. */
export function createLiveSite(store: string): () => Promise<LiveSite | undefined> {
  let known: LiveSite | undefined;

  return async () => {
    const folder = await realpath(join(store, 'live', 'site')).catch(() => undefined);
    if (!folder) return undefined;
    if (known?.folder === folder) return known;
    const live = { folder, composition: basename(folder), routes: await readRoutes(folder) };
    known = live;
    return live;
  };
}

async function readRoutes(folder: string): Promise<RouteDefinition[]> {
  return JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8')) as RouteDefinition[];
}
