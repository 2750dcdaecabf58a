import type { Release } from '@ponte/contract/release';
import type { Ingredients } from 'composer/composer';
import { planCanaryPins } from '../change/canary';
import { runPlan } from '../change/snapshot';
import { getSettings } from '../settings/get-settings';
import type { Store } from '../store/store';
import { getLive } from '../change/history';
import { readRecords } from '../change/read-records';
import { verifyPages } from '../change/verify-pages';
import { listPinned } from '../store/release-contents';
import { checkCopy, checkServed, describeLost, checkChain } from './check-records';
import { verifyComposition, verifyBuild, tolerate } from './verify-files';

/** A composition that is served, and what it was made from. */
export interface Site {
  readonly composition: string;
  readonly ingredients: Ingredients;
}

/** The compositions that a release serves: one, or two while a canary runs. */
export async function listSites(store: Store, release: Release): Promise<Site[]> {
  const { shell, remotes, composition, canary } = release;
  const settings = await getSettings(store, release);
  const site = { composition, ingredients: { shell, remotes, settings } };
  if (!canary) return [site];
  const pins = await runPlan(store, [release], (snapshot) => planCanaryPins(snapshot, { shell, remotes }, canary));
  return [site, { composition: canary.composition, ingredients: { ...pins, settings } }];
}

interface Findings {
  /** The live release. */
  readonly serial: number;
  readonly releases: number;
  readonly builds: number;
  readonly pages: number;
  readonly problems: readonly string[];
}

/** Checks the live release: the pointer, every record, the pages, and every file of every build that they may load. */
export async function verifyStore(store: Store): Promise<Findings> {
  const { history, lost } = await readRecords(store);
  const live = getLive({ history, location: store.location });
  const builds = listPinned(live);
  const sites = await listSites(store, live);
  const verified = await Promise.all(sites.map((site) => verifySite(store, site)));
  const problems = [
    ...lost.map(describeLost),
    ...(await checkCopy(store, live)),
    ...checkChain(history, lost),
    ...(await checkServed(store, live)),
    ...verified.flatMap((site) => site.problems),
    ...(await Promise.all(builds.map((pinned) => verifyBuild(store, pinned)))).flat(),
  ];
  const pages = verified.reduce((sum, site) => sum + site.pages, 0);
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
