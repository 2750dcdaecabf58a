import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { integrityOf } from '@ponte/toolchain/build/files';
import { contractFile } from '../store/stored-contract';

/** Returns the new text of a file; undefined keeps it. */
type Edit = (path: string, text: string) => string | undefined;

const text = /\.(js|cjs|css|json)$/;

/**
 * Writes a stored build under a new id, with one change and correct hashes: it passes every check, and the page treats it
 * as a different build.
 */
export async function copyBuild(
  source: string,
  target: string,
  original: BuildContract,
  edit: Edit,
): Promise<BuildContract> {
  const [version = '', inputs = ''] = original.build.split(/-(?=[0-9a-f]{12}$)/);
  const ownInputs = createHash('sha256').update(`drill ${inputs}`).digest('hex').slice(0, 12);
  const contents = new Map<string, Buffer | string>();
  for (const path of Object.keys(original.files)) {
    const content = await readFile(join(source, path));
    if (!text.test(path)) contents.set(path, content);
    else {
      const own = content.toString().replaceAll(inputs, ownInputs);
      contents.set(path, edit(path, own) ?? own);
    }
  }
  const files = updateHashes(contents, original);
  const contract = { ...original, build: `${version}-${ownInputs}`, files };
  for (const [path, content] of [...contents, [contractFile, JSON.stringify(contract)] as const]) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  }
  return contract;
}

/** An entry may contain the hashes of its chunks, so it is updated and hashed last. */
function updateHashes(contents: Map<string, Buffer | string>, { entry, files }: BuildContract): Record<string, string> {
  const hashes: Record<string, string> = {};
  let entryText = String(contents.get(entry));
  for (const [path, content] of contents) {
    if (path === entry) continue;
    hashes[path] = integrityOf(content);
    entryText = entryText.replaceAll(files[path] ?? '', hashes[path] ?? '');
  }
  contents.set(entry, entryText);
  return { ...hashes, [entry]: integrityOf(entryText) };
}
