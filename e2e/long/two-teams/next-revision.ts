import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';

const text = /\.(js|cjs|css|json)$/;

/**
 * Rewrites a build in its folder, with a new id, `from` replaced by `to`, and correct hashes. A test that needs twenty
 * builds would otherwise mostly wait for webpack.
 */
export async function writeNextRevision(dist: string, from: string, to: string): Promise<string> {
  const read = (path: string) => readFile(join(dist, path));
  const contract = JSON.parse((await read('contract.json')).toString()) as BuildContract;
  const inputs = contract.build.slice(-12);
  const next = createHash('sha256').update(inputs).digest('hex').slice(0, 12);
  const build = contract.build.replace(inputs, next);

  const files: Record<string, string> = {};
  // The entry contains the hashes of the build's chunks, so it is written last.
  const paths = Object.keys(contract.files).filter((path) => path !== contract.entry);
  for (const path of [...paths, contract.entry]) {
    let content: Buffer | string = await read(path);
    if (text.test(path)) content = content.toString().replaceAll(inputs, next).replaceAll(from, to);
    if (path === contract.entry) {
      for (const [one, hash] of Object.entries(files)) content = String(content).replaceAll(hashOf(one), hash);
    }
    await writeFile(join(dist, path), content);
    files[path] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  }
  await writeFile(join(dist, 'contract.json'), JSON.stringify({ ...contract, build, files }));
  return build;

  function hashOf(path: string): string {
    return (contract.files as Record<string, string>)[path] ?? '';
  }
}
