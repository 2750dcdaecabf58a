import { createHash, randomBytes } from 'node:crypto';
import { lstat, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { isRunning } from './is-running';

/** After this long, what is still unfinished is taken for abandoned, whoever made it. */
const abandonedAfterMs = 60 * 60 * 1000;

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const temporaryName = /^\..+\.([0-9a-f]{8})\.(\d+)\.[0-9a-f]{8}$/;

/**
 * A name beside `path` for making it in: begins with a dot, which every listing skips, and tells whose it is, so that a
 * killed command's leftovers can be told from work in progress.
 */
export function temporaryBeside(path: string): string {
  const name = path.slice(dirname(path).length + 1);
  return join(dirname(path), `.${name}.${host}.${process.pid}.${randomBytes(4).toString('hex')}`);
}

/** Removes what nobody is making any more from a folder; returns how many things that was. */
export async function removeAbandoned(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const abandoned: string[] = [];
  for (const name of names) if (await isAbandoned(folder, name)) abandoned.push(name);
  await Promise.all(abandoned.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return abandoned.length;
}

async function isAbandoned(folder: string, name: string): Promise<boolean> {
  const [, owner, pid] = temporaryName.exec(name) ?? [];
  if (!owner) return false;
  if (owner === host && !isRunning(Number(pid))) return true;
  const { mtimeMs } = await lstat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > abandonedAfterMs;
}
