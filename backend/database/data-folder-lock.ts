import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first.`);
  }
}

/** A process is the one that wrote the lock only if it also started when that one did: numbers are used again. */
async function describeProcess(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${startTime}`;
}

export const lockFileOf = (folder: string) => join(folder, 'db.lock');

/**
 * Two processes on one embedded database destroy it, so the second is refused. A lock that a killed process left behind
 * is taken over. Answers with the function that gives the lock back.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = lockFileOf(folder);
  const own = (await describeProcess(process.pid)) ?? String(process.pid);
  const owner = await readFile(file, 'utf8').catch(() => undefined);
  if (owner !== undefined) {
    const pid = Number.parseInt(owner, 10);
    if ((await describeProcess(pid)) === owner) {
      throw new DataFolderInUse(folder, pid);
    }
    await rm(file, { force: true });
  }
  await writeFile(file, own, { flag: 'wx' });
  return async () => {
    // The folder may have been replaced, and another process may have locked the new one.
    if ((await readFile(file, 'utf8').catch(() => undefined)) === own) await rm(file, { force: true });
  };
}
