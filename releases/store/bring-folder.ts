import { mkdir, rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { putInPlace, writeDurably } from './durable';
import { listExpected, type ExpectedFile } from './expected-files';
import { inParallel } from './in-parallel';
import { integrityOf } from './integrity';
import { ReleaseError } from 'shared-config/contract/release-error';
import type { StoredFiles } from './store';
import { temporaryBeside } from './temporary';

interface Description {
  /** The name of the file that describes the folder. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Copies a folder of a store to this machine, holding every file against its hash. The copy appears all at once, or not at
 * all; one that is there already stays.
 *
 * @throws ReleaseError `damaged` naming the first file that is gone or altered.
 */
export async function bringFolder(
  source: StoredFiles,
  hashes: Readonly<Record<string, string>>,
  description: Description,
  final: string,
): Promise<void> {
  const temporary = temporaryBeside(final);
  await mkdir(temporary, { recursive: true });
  try {
    await inParallel(listExpected(hashes), async (file) =>
      writeDurably(join(temporary, file.path), await readExpected(source, file)),
    );
    await writeDurably(join(temporary, description.name), description.content);
    await putInPlace(temporary, final);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function readExpected(source: StoredFiles, { path, integrity, decode }: ExpectedFile): Promise<Uint8Array> {
  // Whoever may write into the store must not write anywhere on this machine.
  if (posix.normalize(`/${path}`) !== `/${path}`) throw damaged(path, 'is no path within the folder');
  const content = await source.find(path);
  if (!content) throw damaged(path, 'is gone from the store');
  const plain = decode ? await decode(content).catch(() => undefined) : content;
  if (plain && integrityOf(plain) === integrity) return content;
  throw damaged(path, 'was altered in the store');
}

function damaged(path: string, what: string): ReleaseError {
  return new ReleaseError('damaged', `${path} ${what}`, 'ponte verify shows all that is wrong');
}
