import { listExpected } from '../store/sync-folder';
import { inParallel } from '../store/in-parallel';
import { integrityOf } from '../store/integrity';
import type { StoredFiles } from '../store/store';

/** Files of a folder in the store, compressed siblings included, that are missing, modified or unexpected. */
export async function findFileProblems(
  files: StoredFiles,
  hashes: Readonly<Record<string, string>>,
  descriptions: readonly string[],
): Promise<string[]> {
  const present = new Set(await files.list());
  const expected = listExpected(hashes);
  const known = new Set([...descriptions, ...expected.map(({ path }) => path)]);
  const added = [...present].filter((path) => !known.has(path)).map((path) => `${path} does not belong there`);
  const corrupt = await inParallel(expected, async ({ path, integrity, decode }) => {
    const content = present.has(path) ? await files.find(path) : undefined;
    if (!content) return `${path} is gone`;
    const plain = decode ? await decode(content).catch(() => undefined) : content;
    return plain && integrityOf(plain) === integrity ? undefined : `${path} was altered`;
  });
  return [...added, ...corrupt.filter((problem) => problem !== undefined)];
}
