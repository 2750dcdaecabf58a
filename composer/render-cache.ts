import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import type { RemoteName } from '@ponte/contract/parts';
import { composerCode } from './composer';
import type { Contracts } from './lock';
import type { RenderJob } from './render-protocol';
import { renderPages, type RenderedPages } from './render-pages';

/** Files to keep. Each holds the pages of one language, so this is twenty combinations of builds. */
const maxFiles = 60;

/** An unfinished file of this age was left by a command that was killed. */
const orphanedAfterMs = 60 * 60 * 1000;

/**
 * Renders the pages of one language, or returns the cached render of the same inputs. A release of a part that no public
 * page uses therefore renders nothing. The inputs are hashed into the file's name: the job, the files of the shell's
 * build, and the files of the remotes that the render loaded modules from.
 *
 * @throws ReleaseError `refused` as `renderPages` does.
 */
export async function renderCached(
  folder: string,
  contracts: Contracts,
  job: RenderJob,
  render: (job: RenderJob) => Promise<RenderedPages> = renderPages,
): Promise<RenderedPages> {
  // The folders of the builds differ by machine, so the files in them are hashed instead.
  const { shell: _shell, remotes: _remotes, ...inputs } = job;
  const always = hashOf([composerCode, process.version, contracts.shell.files, inputs]);
  const nameFor = (parts: readonly RemoteName[]) => {
    const files = parts.map((part) => contracts.remotes[part]?.current.files);
    return `${always}.${parts.join('+')}.${hashOf(files)}`;
  };
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${always}.`));
  const match = names.find((name) => name === nameFor(partsIn(name)));
  const cached = match && (await readCached(join(folder, match)));
  if (cached) return cached;
  const pages = await render(job);
  await writeCached(folder, nameFor([...pages.loaded].sort()), pages);
  return pages;
}

function partsIn(name: string): RemoteName[] {
  return (name.split('.')[1]?.split('+') ?? []).filter((part): part is RemoteName => part !== '');
}

/** Undefined when the file is corrupt (gzip has a checksum) or was removed in the meantime. */
async function readCached(file: string): Promise<RenderedPages | undefined> {
  try {
    const pages = deserialize(await promisify(gunzip)(await readFile(file))) as RenderedPages;
    await utimes(file, new Date(), new Date());
    return pages;
  } catch {
    return undefined;
  }
}

async function writeCached(folder: string, name: string, pages: RenderedPages): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${randomUUID()}`);
  await writeFile(temporary, await promisify(gzip)(serialize(pages)));
  await rename(temporary, join(folder, name));
  await removeOldest(folder);
}

/** Removes the least recently used files, and the unfinished files of killed commands. */
async function removeOldest(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const used = await stat(join(folder, name)).catch(() => undefined);
      return { name, usedAt: used?.mtimeMs ?? 0 };
    }),
  );
  const [unfinished, finished] = partition(files, ({ name }) => name.startsWith('.'));
  const orphans = unfinished.filter(({ usedAt }) => Date.now() - usedAt > orphanedAfterMs);
  const old = finished.sort((a, b) => b.usedAt - a.usedAt).slice(maxFiles);
  await Promise.all([...orphans, ...old].map(({ name }) => rm(join(folder, name), { force: true })));
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
