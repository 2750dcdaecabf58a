import { ReleaseError } from '@ponte/contract/release-error';
import { hasIntegrity } from '@ponte/toolchain/build/files';
import { listExpected } from '../store/sync-folder';
import { inParallel } from '../store/in-parallel';
import type { StoredFiles, Store } from '../store/store';
import type { PinnedBuild } from '../store/release-contents';
import { contractFiles, contractFile } from '../store/stored-contract';
import { compositionFiles } from '../store/disk/compositions';
import { repairHint } from './check-records';

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
    return plain && hasIntegrity(plain, integrity) ? undefined : `${path} was modified`;
  });
  return [...added, ...corrupt.filter((problem) => problem !== undefined)];
}

export async function verifyComposition(store: Store, id: string): Promise<string[]> {
  const damage = await tolerate(async () =>
    findFileProblems(await store.compositions.openFiles(id), await store.compositions.getHashes(id), [
      compositionFiles,
    ]),
  );
  return typeof damage === 'string' ? [damage] : damage.map((what) => `composition ${id}: ${what}`);
}

export async function verifyBuild(store: Store, { part, build }: PinnedBuild): Promise<string[]> {
  const damage = await tolerate(async () => {
    const files = await store.builds.openFiles(part, build);
    const contract = await store.builds.find(part, build);
    if (!contract) return [`${contractFile} is gone`];
    const twice = (await store.builds.findContractProblems(part, build)).map((what) => `${what} ${repairHint}`);
    return [...twice, ...(await findFileProblems(files, contract.files, contractFiles))];
  });
  return typeof damage === 'string' ? [damage] : damage.map((what) => `${part} ${build}: ${what}`);
}

/** A file that one check cannot read is a finding; the other checks continue. */
export async function tolerate<Value>(check: () => Promise<Value>): Promise<Value | string> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}
