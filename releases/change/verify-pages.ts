import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from 'shared-config/contract/build';
import type { Pins } from '../compose/composer';
import { inParallel } from '../store/in-parallel';
import { integrityOf } from '../store/integrity';
import { listFiles } from '../store/list-files';
import type { Store } from '../store/store';
import { getPinnedContracts } from './contracts';

/** A build's file wherever a page names it: in an attribute, a style, the lock. */
const builtFile = /\/builds\/([a-z-]+)\/([^/"'\s]+)\/([^"'\s?#,)<>\\&]+)/g;

export interface PageFindings {
  /** How many pages were read and how many files they name. */
  readonly pages: number;
  readonly files: number;
  readonly problems: readonly string[];
}

/** Holds every file of a build that the pages of a composition name against the store: pinned, there and unaltered. */
export async function verifyPages(store: Store, composition: string, pins: Pins): Promise<PageFindings> {
  const folder = await store.compositions.getFolder(composition);
  const pages = (await listFiles(folder)).filter((path) => path.endsWith('.html'));
  const named = await readNamedFiles(folder, pages);
  const contracts = await getPinnedContracts(store, pins);
  const problems = await inParallel(named, (one) => findProblem(store, contracts, one));
  if (pages.length === 0) problems.push(`composition ${composition} has no pages`);
  return { pages: pages.length, files: named.length, problems: problems.filter((problem) => problem !== undefined) };
}

interface NamedFile {
  /** The first page that names it. */
  readonly page: string;
  readonly part: string;
  readonly build: string;
  readonly file: string;
}

async function readNamedFiles(folder: string, pages: readonly string[]): Promise<NamedFile[]> {
  const named = new Map<string, NamedFile>();
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8');
    for (const [url, part = '', build = '', file = ''] of html.matchAll(builtFile)) {
      if (!named.has(url)) named.set(url, { page, part, build, file: decodeURIComponent(file) });
    }
  }
  return [...named.values()];
}

async function findProblem(
  store: Store,
  contracts: readonly BuildContract[],
  { page, part, build, file }: NamedFile,
): Promise<string | undefined> {
  const what = `${page} names ${file} of ${part} ${build}`;
  const contract = contracts.find((one) => one.part === part && one.build === build);
  if (!contract) return `${what}, a build that this release does not pin`;
  const expected = contract.files[file];
  if (!expected) return `${what}, which that build does not have`;
  const folder = await store.builds.getFolder(contract.part, build);
  const content = await readFile(join(folder, file)).catch(() => undefined);
  if (!content) return `${what}, which is gone from the store`;
  return integrityOf(content) === expected ? undefined : `${what}, which was altered in the store`;
}
