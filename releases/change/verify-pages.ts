import type { BuildContract } from '@ponte/contract/build';
import type { Pins } from 'composer/composer';
import { hasIntegrity } from '@ponte/toolchain/build/files';
import { inParallel } from '../store/in-parallel';
import type { Store, StoredFiles } from '../store/store';
import { readPinnedContracts } from './contracts';

/** A build's file wherever a page names it: in an attribute, a style, the lock. */
const builtFile = /\/builds\/([a-z-]+)\/([^/"'\s]+)\/([^"'\s?#,)<>\\&]+)/g;

interface PageFindings {
  /** How many pages were read and how many files they name. */
  readonly pages: number;
  readonly files: number;
  readonly problems: readonly string[];
}

/** Checks that every file of a build that the pages of a composition name is pinned, present and unmodified. */
export async function verifyPages(store: Store, composition: string, pins: Pins): Promise<PageFindings> {
  const files = await store.compositions.openFiles(composition);
  const pages = (await files.list()).filter((path) => path.endsWith('.html'));
  const named = await readNamedFiles(files, pages);
  const builds = await openPinned(store, pins);
  const problems = await inParallel(named, (one) => findProblem(builds, one));
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

async function readNamedFiles(files: StoredFiles, pages: readonly string[]): Promise<NamedFile[]> {
  const contents = await inParallel(pages, async (page) => ({ page, content: await files.find(page) }));
  const named = new Map<string, NamedFile>();
  for (const { page, content } of contents) {
    const html = content?.toString('utf8') ?? '';
    for (const [url, part = '', build = '', file = ''] of html.matchAll(builtFile)) {
      if (!named.has(url)) named.set(url, { page, part, build, file: decodeURIComponent(file) });
    }
  }
  return [...named.values()];
}

interface OpenBuild {
  readonly contract: BuildContract;
  readonly files: StoredFiles;
}

async function openPinned(store: Store, pins: Pins): Promise<OpenBuild[]> {
  const contracts = await readPinnedContracts(store, pins);
  return inParallel(contracts, async (contract) => {
    return { contract, files: await store.builds.openFiles(contract.part, contract.build) };
  });
}

async function findProblem(
  builds: readonly OpenBuild[],
  { page, part, build, file }: NamedFile,
): Promise<string | undefined> {
  const what = `${page} names ${file} of ${part} ${build}`;
  const pinned = builds.find(({ contract }) => contract.part === part && contract.build === build);
  if (!pinned) return `${what}, a build that this release does not pin`;
  const expected = pinned.contract.files[file];
  if (!expected) return `${what}, which that build does not have`;
  const content = await pinned.files.find(file);
  if (!content) return `${what}, which is gone from the store`;
  return hasIntegrity(content, expected) ? undefined : `${what}, which was modified in the store`;
}
