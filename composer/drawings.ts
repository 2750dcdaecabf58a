import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import type { RemoteName } from '@ponte/contract/parts';
import { composerCode } from './composer-code';
import type { Contracts } from './lock';
import type { RenderJob } from './render-job';
import { renderPages, type RenderedPages } from './render-pages';

/** Each holds the pages of one language: twenty combinations of builds. */
const most = 60;

/** A file that is still being written after this long belongs to a command that was killed. */
const orphanedAfterMs = 60 * 60 * 1000;

/**
 * Draws the pages of one language, unless the folder holds the same drawn before: a release of a part that no public page
 * shows draws nothing. What they depend on is in the file's name: all that the rendering process is told, the files of
 * the shell's build, and those of the remotes of which it loaded something.
 *
 * @throws ReleaseError `refused` as `renderPages` does.
 */
export async function drawPages(
  folder: string,
  contracts: Contracts,
  job: RenderJob,
  render: (job: RenderJob) => Promise<RenderedPages> = renderPages,
): Promise<RenderedPages> {
  // Where the builds lie differs by machine; what they hold is hashed instead.
  const { shell: _shell, remotes: _remotes, ...told } = job;
  const always = hashOf([composerCode, process.version, contracts.shell.files, told]);
  const nameFor = (parts: readonly RemoteName[]) => {
    const files = parts.map((part) => contracts.remotes[part]?.current.files);
    return `${always}.${parts.join('+')}.${hashOf(files)}`;
  };
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${always}.`));
  const known = names.find((name) => name === nameFor(partsIn(name)));
  const drawn = known && (await readDrawing(join(folder, known)));
  if (drawn) return drawn;
  const pages = await render(job);
  await keep(folder, nameFor([...pages.loaded].sort()), pages);
  return pages;
}

function partsIn(name: string): RemoteName[] {
  return (name.split('.')[1]?.split('+') ?? []).filter((part): part is RemoteName => part !== '');
}

/** Undefined when it is damaged, which the checksum in it tells, or went a moment ago. */
async function readDrawing(file: string): Promise<RenderedPages | undefined> {
  try {
    const pages = deserialize(await promisify(gunzip)(await readFile(file))) as RenderedPages;
    await utimes(file, new Date(), new Date());
    return pages;
  } catch {
    return undefined;
  }
}

async function keep(folder: string, name: string, pages: RenderedPages): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${randomUUID()}`);
  await writeFile(temporary, await promisify(gzip)(serialize(pages)));
  await rename(temporary, join(folder, name));
  await removeOldest(folder);
}

/** Removes the least recently used ones, and what a killed command was still writing. */
async function removeOldest(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const used = await stat(join(folder, name)).catch(() => undefined);
      return { name, usedAt: used?.mtimeMs ?? 0 };
    }),
  );
  const [unfinished, finished] = partition(files, ({ name }) => name.startsWith('.'));
  const orphans = unfinished.filter(({ usedAt }) => Date.now() - usedAt > orphanedAfterMs);
  const old = finished.sort((a, b) => b.usedAt - a.usedAt).slice(most);
  await Promise.all([...orphans, ...old].map(({ name }) => rm(join(folder, name), { force: true })));
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
