import { createHash, randomBytes } from 'node:crypto';
import { lstat, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { isRunning } from './is-running';

/** After this time an unfinished file counts as an orphan, whichever machine made it. */
const abandonedAfterMs = 60 * 60 * 1000;

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const temporaryName = /^\..+\.([0-9a-f]{8})\.(\d+)\.[0-9a-f]{8}$/;

/**
 * A name beside `path` for making it in: begins with a dot, which every listing skips, and names its process, so that
 * orphans of a killed command can be told from work in progress.
 */
export function temporaryBeside(path: string): string {
  const name = path.slice(dirname(path).length + 1);
  return join(dirname(path), `.${name}.${host}.${process.pid}.${randomBytes(4).toString('hex')}`);
}

/** Removes the orphans of killed commands from a folder; returns their number. */
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
