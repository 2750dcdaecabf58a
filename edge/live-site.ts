import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RouteDefinition } from '@ponte/contract/route';
import { livePointer, releaseLinks } from '@ponte/contract/composition-layout';

export interface Site {
  /** The composition's folder. */
  readonly folder: string;
  readonly composition: string;
  /** Absent while its file cannot be read: then everything but pages is served. */
  readonly routes: readonly RouteDefinition[] | undefined;
}

interface LiveSite extends Site {
  /** The composition of a running canary, and the cohorts of the visitors who get it. */
  readonly canary?: Site & { readonly cohorts: readonly string[] };
}

/**
 * Reads the live release on every call, so that a promote or rollback takes effect on the next request. Resolves the
 * pointer once, so that both channels are of one release.
 *
 * @param report receives one line when the table of routes of a composition becomes unreadable
 */
export function createLiveSite(store: string, report: (line: string) => void): () => Promise<LiveSite | undefined> {
  const cached = new Map<string, Site>();
  const unreadable = new Set<string>();

  const open = async (...link: string[]): Promise<Site | undefined> => {
    const folder = await realpath(join(...link)).catch(() => undefined);
    if (!folder) return undefined;
    const site = cached.get(folder) ?? { folder, composition: basename(folder), routes: await readRoutes(folder) };
    if (site.routes) {
      cached.set(folder, site);
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
    // Only live compositions stay cached.
    for (const folder of cached.keys()) if (folder !== site.folder && folder !== canary?.folder) cached.delete(folder);
    return canary ? { ...site, canary: { ...canary, cohorts: await listCohorts(release) } } : site;
  };
}

function listCohorts(release: string): Promise<string[]> {
  return readdir(join(release, releaseLinks.shares)).catch(() => []);
}

async function readRoutes(folder: string): Promise<RouteDefinition[] | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8')) as RouteDefinition[];
  } catch {
    return undefined;
  }
}
