import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { hasIntegrity, integrityOf } from '@ponte/toolchain/build/files';
import { ReleaseError } from '@ponte/contract/release-error';
import { encodings, isCompressible, plainPath } from './compression';
import { commitFolder, writeDurably, temporaryPath } from './disk/atomic-writes';
import { listFiles } from './disk/files';
import { inParallel } from './in-parallel';
import type { StoredFiles } from './store';

interface ExpectedFile {
  readonly path: string;
  /** The hash of the uncompressed content. */
  readonly integrity: string;
  readonly decode: ((content: Uint8Array) => Promise<Uint8Array>) | undefined;
}

/** The files that a folder of the store must have, compressed siblings included. */
export function listExpected(hashes: Readonly<Record<string, string>>): ExpectedFile[] {
  return Object.entries(hashes).flatMap(([path, integrity]) => [
    { path, integrity, decode: undefined },
    ...(isCompressible(path)
      ? encodings.map(({ ending, decode }) => ({ path: `${path}${ending}`, integrity, decode }))
      : []),
  ]);
}

interface Description {
  /** The name of the file that describes the folder. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Downloads a folder of a store, checking every file against its hash. The copy appears atomically; an existing one stays.
 *
 * @throws ReleaseError `damaged` naming the first file that is missing or modified.
 */
export async function downloadFolder(
  source: StoredFiles,
  hashes: Readonly<Record<string, string>>,
  description: Description,
  final: string,
): Promise<void> {
  const temporary = temporaryPath(final);
  await mkdir(temporary, { recursive: true });
  try {
    await inParallel(listExpected(hashes), async (file) =>
      writeDurably(join(temporary, file.path), await readExpected(source, file)),
    );
    await writeDurably(join(temporary, description.name), description.content);
    await commitFolder(temporary, final);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function readExpected(source: StoredFiles, { path, integrity, decode }: ExpectedFile): Promise<Uint8Array> {
  // Write access to the store must not give write access to this machine.
  if (posix.normalize(`/${path}`) !== `/${path}`) throw corrupt(path, 'is not a path within the folder');
  const content = await source.find(path);
  if (!content) throw corrupt(path, 'is gone from the store');
  const plain = decode ? await decode(content).catch(() => undefined) : content;
  if (plain && hasIntegrity(plain, integrity)) return content;
  throw corrupt(path, 'was modified in the store');
}

function corrupt(path: string, what: string): ReleaseError {
  return new ReleaseError('damaged', `${path} ${what}`, 'ponte verify lists all problems');
}

/**
 * Makes a folder of the store equal to a local folder. Replaces each file atomically, so that no reader gets a partial
 * file. The file that describes the others is written last.
 *
 * @returns the paths that differed.
 */
export async function mirrorFolder(folder: string, stored: StoredFiles, description: string): Promise<string[]> {
  const paths = (await listFiles(folder)).filter((path) => path !== description);
  const wrong: string[] = [];
  for (const path of [...paths, description]) {
    const content = await readFile(join(folder, path));
    if ((await stored.find(path))?.equals(content)) continue;
    await stored.replace(path, content, integrityOf(await readFile(join(folder, plainPath(path)))));
    wrong.push(path);
  }
  for (const path of await stored.list()) {
    if (path === description || paths.includes(path)) continue;
    await stored.remove(path);
    wrong.push(path);
  }
  return wrong;
}
