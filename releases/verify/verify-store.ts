import { checkServed } from './check-served';
import { listSites, type Site } from './list-sites';
import { getLive, readHistory, type History } from '../change/history';
import { verifyPages } from '../change/verify-pages';
import { listPinned, type PinnedBuild } from '../store/pinned';
import { compositionFiles } from '../store/disk-compositions';
import { contractFile } from '../store/read-contract';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { findDamage } from './find-damage';

interface Findings {
  /** The live release. */
  readonly serial: number;
  readonly releases: number;
  readonly builds: number;
  readonly pages: number;
  readonly problems: readonly string[];
}

/** Walks the live release: the pointer, every record, the pages, and every file of every build that they may load. */
export async function verifyStore(store: Store): Promise<Findings> {
  const history = await readHistory(store);
  const live = getLive(history, store);
  const builds = listPinned(live);
  const sites = await listSites(store, live);
  const walked = await Promise.all(sites.map((site) => verifySite(store, site)));
  const problems = [
    ...checkChain(history),
    ...(await checkServed(store, live)),
    ...walked.flatMap((site) => site.problems),
    ...(await Promise.all(builds.map((pinned) => verifyBuild(store, pinned)))).flat(),
  ];
  const pages = walked.reduce((sum, site) => sum + site.pages, 0);
  return { serial: live.serial, releases: history.length, builds: builds.length, pages, problems };
}

async function verifySite(
  store: Store,
  { composition, ingredients }: Site,
): Promise<{ pages: number; problems: string[] }> {
  const found = await tolerate(() => verifyPages(store, composition, ingredients));
  const own = await verifyComposition(store, composition);
  if (typeof found === 'string') return { pages: 0, problems: [found, ...own] };
  return { pages: found.pages, problems: [...found.problems, ...own] };
}

/** Serials count down to 1, each release following the one before it. */
function checkChain(history: History): string[] {
  return history.flatMap(({ serial, previous }, index) => {
    const expected = history.length - index;
    const before = expected === 1 ? null : expected - 1;
    if (serial === expected && previous === before) return [];
    return [`the record of release ${expected} says it is ${serial} after ${previous ?? 'none'}`];
  });
}

export async function verifyComposition(store: Store, id: string): Promise<string[]> {
  const damage = await tolerate(async () =>
    findDamage(await store.compositions.openFiles(id), await store.compositions.getHashes(id), compositionFiles),
  );
  return typeof damage === 'string' ? [damage] : damage.map((what) => `composition ${id}: ${what}`);
}

async function verifyBuild(store: Store, { part, build }: PinnedBuild): Promise<string[]> {
  const damage = await tolerate(async () => {
    const contract = await store.builds.find(part, build);
    return findDamage(await store.builds.openFiles(part, build), contract?.files ?? {}, contractFile);
  });
  return typeof damage === 'string' ? [damage] : damage.map((what) => `${part} ${build}: ${what}`);
}

/** What one check cannot read is a finding, not the end of the walk. */
async function tolerate<Value>(check: () => Promise<Value>): Promise<Value | string> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}
