import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodings, isCompressible } from '../store/compression';
import { inParallel } from '../store/in-parallel';
import { integrityOf } from '../store/integrity';
import { listFiles } from '../store/list-files';

/** What is wrong with a folder of the store: files gone, altered or added since it was made, siblings included. */
export async function findDamage(
  folder: string,
  hashes: Readonly<Record<string, string>>,
  descriptionFile: string,
): Promise<string[]> {
  const present = new Set(await listFiles(folder));
  const expected = Object.entries(hashes).flatMap(([path, integrity]) => [
    { path, integrity, decode: undefined },
    ...(isCompressible(path)
      ? encodings.map(({ ending, decode }) => ({ path: `${path}${ending}`, integrity, decode }))
      : []),
  ]);
  const known = new Set([descriptionFile, ...expected.map(({ path }) => path)]);
  const added = [...present].filter((path) => !known.has(path)).map((path) => `${path} does not belong there`);
  const damaged = await inParallel(expected, async ({ path, integrity, decode }) => {
    if (!present.has(path)) return `${path} is gone`;
    const content = await readFile(join(folder, path));
    const plain = decode ? await decode(content).catch(() => undefined) : content;
    return plain && integrityOf(plain) === integrity ? undefined : `${path} was altered`;
  });
  return [...added, ...damaged.filter((problem) => problem !== undefined)];
}
