import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames, type PartName } from 'shared-config/contract/parts';
import type { Pins } from '../compose/composer';
import { inParallel } from '../store/in-parallel';
import { integrityOf } from '../store/integrity';
import { listFiles } from '../store/list-files';
import type { Store } from '../store/store';

/** Wherever it stands: in an attribute, a style, the lock. */
const builtFile = /\/builds\/([a-z-]+)\/([^/"'\s]+)\/([^"'\s?#,)<>\\&]+)/g;

export interface PageFindings {
  /** How many pages were read and how many files they name. */
  readonly pages: number;
  readonly files: number;
  readonly problems: readonly string[];
}

/** Holds every file of a build that the pages of a composition name against the store: there, pinned and unaltered. */
export async function verifyPages(store: Store, composition: string, pins: Pins): Promise<PageFindings> {
  const folder = await store.compositions.getFolder(composition);
  const pages = (await listFiles(folder)).filter((path) => path.endsWith('.html'));
  const named = new Map<string, NamedFile>();
  for (const path of pages) {
    for (const [url, part = '', build = '', file = ''] of (await readFile(join(folder, path), 'utf8')).matchAll(
      builtFile,
    )) {
      if (!named.has(url)) named.set(url, { page: path, part, build, file: decodeURIComponent(file) });
    }
  }
  const problems = await inParallel([...named.values()], (one) => findProblem(store, pins, one));
  if (pages.length === 0) problems.push(`composition ${composition} has no pages`);
  return { pages: pages.length, files: named.size, problems: problems.filter((problem) => problem !== undefined) };
}

interface NamedFile {
  readonly page: string;
  readonly part: string;
  readonly build: string;
  readonly file: string;
}

async function findProblem(store: Store, pins: Pins, named: NamedFile): Promise<string | undefined> {
  const { page, build, file } = named;
  const part = partNames.find((name) => name === named.part);
  const what = `${page} names ${file} of ${named.part} ${build}`;
  if (!part || !pinnedBuilds(pins, part).includes(build)) return `${what}, a build that this release does not have`;
  const contract = await store.builds.find(part, build);
  const expected = contract?.files[file];
  if (!expected) return `${what}, which that build does not have`;
  const content = await readFile(join(await store.builds.getFolder(part, build), file)).catch(() => undefined);
  if (!content) return `${what}, which is gone from the store`;
  return integrityOf(content) === expected ? undefined : `${what}, which was altered in the store`;
}

/** The builds that a page may load of a part. */
export function pinnedBuilds({ shell, remotes }: Pins, part: PartName): string[] {
  if (part === 'shell') return [shell];
  const { build, lastKnownGood } = remotes[part];
  return lastKnownGood ? [build, lastKnownGood] : [build];
}
