import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RouteDefinition } from '@ponte/contract/route';
import { livePointer, releaseLinks } from '@ponte/contract/store-layout';

export interface Site {
  /** The composition's folder. */
  readonly folder: string;
  readonly composition: string;
  /** Absent while its file cannot be read: then no page is served, and all else is. */
  readonly routes: readonly RouteDefinition[] | undefined;
}

interface LiveSite extends Site {
  /** What a share of the visitors gets while a canary runs, and the buckets that they are in. */
  readonly canary?: Site & { readonly buckets: readonly string[] };
}

/**
 * Reads what is live on every call: a promote or rollback shows on the next request. The pointer is followed once, so
 * that both channels are of one release.
 *
 * @param report gets one line when the table of routes of a composition cannot be read, until it can be again
 */
export function createLiveSite(store: string, report: (line: string) => void): () => Promise<LiveSite | undefined> {
  const known = new Map<string, Site>();
  const unreadable = new Set<string>();

  const open = async (...link: string[]): Promise<Site | undefined> => {
    const folder = await realpath(join(...link)).catch(() => undefined);
    if (!folder) return undefined;
    const site = known.get(folder) ?? { folder, composition: basename(folder), routes: await readRoutes(folder) };
    if (site.routes) {
      known.set(folder, site);
      unreadable.delete(folder);
    } else if (!unreadable.has(folder)) {
      unreadable.add(folder);
      report(`${join(folder, 'routes.json')} cannot be read: no page is served (run: ponte verify --repair)`);
    }
    return site;
  };

  return async () => {
    const release = await realpath(join(store, livePointer)).catch(() => undefined);
    const site = release && (await open(release, releaseLinks.site));
    if (!site) return undefined;
    const canary = await open(release, releaseLinks.canary);
    // Only what is live now is remembered.
    for (const folder of known.keys()) if (folder !== site.folder && folder !== canary?.folder) known.delete(folder);
    return canary ? { ...site, canary: { ...canary, buckets: await listBuckets(release) } } : site;
  };
}

function listBuckets(release: string): Promise<string[]> {
  return readdir(join(release, releaseLinks.shares)).catch(() => []);
}

async function readRoutes(folder: string): Promise<RouteDefinition[] | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8')) as RouteDefinition[];
  } catch {
    return undefined;
  }
}
