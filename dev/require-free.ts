import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The preferred port if it is free on 127.0.0.1, otherwise 0, which stands for any port. */
export function preferPort(preferred: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(0))
      .listen(preferred, '127.0.0.1', () => probe.close(() => resolve(preferred)));
  });
}

/** @throws Error that says what to do if the port is not free. */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', (error: NodeJS.ErrnoException) => {
        const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.message})`;
        reject(new Error(`port ${port} ${reason}. Stop what uses it, or choose another: PORT=${port + 1}`));
      })
      .listen(port, host, () => probe.close(() => resolve()));
  });
}

/**
 * Reads the backend's lock file: a process id and the start time of that process.
 *
 * @throws Error that says what to do if a running process uses the embedded database of the data folder.
 */
export async function requireFreeDataFolder(dataDir: string): Promise<void> {
  const lock = await readFile(join(dataDir, 'db.lock'), 'utf8').catch(() => '');
  const [pid = '', startTime = ''] = lock.split(' ');
  if (!/^\d+$/.test(pid)) return;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (startTime === '' || stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] !== startTime) return;
  throw new Error(`the data folder ${dataDir} is in use by process ${pid}. Stop it first, or set DATA_DIR to another`);
}
