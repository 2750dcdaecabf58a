import { checkCopy } from './check-copy';
import { checkServed } from './check-served';
import { listSites, type Site } from './list-sites';
import { getLive, readRecords, type History, type LostRecord } from '../change/history';
import { verifyPages } from '../change/verify-pages';
import { listPinned, type PinnedBuild } from '../store/pinned';
import { compositionFiles } from '../store/disk/compositions';
import { contractFiles } from '../store/contract-copy';
import { contractFile } from '../store/read-contract';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Store } from '../store/store';
import { findFileProblems } from './find-file-problems';

const hint = '(ponte verify --repair writes it again)';

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
  const walked = await Promise.all(sites.map((site) => verifySite(store, site)));
  const problems = [
    ...lost.map(describeLost),
    ...(await checkCopy(store, live)),
    ...checkChain(history, lost),
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

function describeLost({ problem, rebuilt }: LostRecord): string {
  return `${problem} ${rebuilt ? hint : '(no other record has a copy of it)'}`;
}

/** Serials count down to 1, each release following the one before it. */
function checkChain(history: History, lost: readonly LostRecord[]): string[] {
  const gaps = lost.filter(({ rebuilt }) => !rebuilt).map(({ serial }) => serial);
  const expected = Array.from({ length: history.length + gaps.length }, (_, index) => index + 1).reverse();
  return expected
    .filter((serial) => !gaps.includes(serial))
    .flatMap((wanted, index) => {
      const { serial, previous } = history[index] as History[number];
      const before = wanted === 1 ? null : wanted - 1;
      if (serial === wanted && previous === before) return [];
      return [`the record of release ${wanted} says it is ${serial} after ${previous ?? 'none'}`];
    });
}

export async function verifyComposition(store: Store, id: string): Promise<string[]> {
  const damage = await tolerate(async () =>
    findFileProblems(await store.compositions.openFiles(id), await store.compositions.getHashes(id), [
      compositionFiles,
    ]),
  );
  return typeof damage === 'string' ? [damage] : damage.map((what) => `composition ${id}: ${what}`);
}

async function verifyBuild(store: Store, { part, build }: PinnedBuild): Promise<string[]> {
  const damage = await tolerate(async () => {
    const files = await store.builds.openFiles(part, build);
    const contract = await store.builds.find(part, build);
    if (!contract) return [`${contractFile} is gone`];
    const twice = (await store.builds.findContractProblems(part, build)).map((what) => `${what} ${hint}`);
    return [...twice, ...(await findFileProblems(files, contract.files, contractFiles))];
  });
  return typeof damage === 'string' ? [damage] : damage.map((what) => `${part} ${build}: ${what}`);
}

/** What one check cannot read is a finding, not the end of the run. */
async function tolerate<Value>(check: () => Promise<Value>): Promise<Value | string> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}
