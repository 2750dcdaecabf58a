import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { partNames } from '@ponte/contract/parts';
import { metricsPort, repository, serverEnvironment } from './base';

/** The inputs of the base site: the parts' sources, and the built tools and servers. */
const folders = [...partNames, 'shared-config', 'releases/dist', 'dev/dist', 'backend/dist'];
const notInputs = /(^|\/)(node_modules|dist[.\w-]*)(\/|$)|\.(test|stories)\.tsx?$|\.md$/;

/** A hash of all inputs of the base site, as 12 hex digits. */
export async function fingerprintBaseSite(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([serverEnvironment, metricsPort]));
  const files = (await Promise.all(folders.map(listInputs))).flat();
  for (const file of [...files, 'package-lock.json']) {
    hash
      .update(`${file}\0`)
      .update(await readFile(join(repository, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

async function listInputs(folder: string): Promise<string[]> {
  const root = join(repository, folder);
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !notInputs.test(file))
    .sort()
    .map((file) => join(folder, file));
}
