import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from '@ponte/contract/release-error';
import { isErrno, isRunning, temporaryPath } from './atomic-writes';

const waitMs = 10_000;
const retryMs = 25;
/** How often a holder renews its lock; after `silentMs` without a renewal it counts as dead. */
const beatMs = 2_000;
const silentMs = 30_000;

interface Holder {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

export interface HeldLock {
  /** @throws ReleaseError `busy` when another process took the lock over, for example while this one was suspended. */
  assertHeld(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes a lock file, waiting for its holder. The lock of a dead process is taken over.
 *
 * @throws ReleaseError `busy` after ten seconds.
 */
export async function takeLock(file: string): Promise<HeldLock> {
  const me = {
    token: randomBytes(8).toString('hex'),
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  const giveUpAt = Date.now() + waitMs;
  for (let other = await tryToTake(file, me); other; other = await tryToTake(file, me)) {
    if (Date.now() > giveUpAt) throw busy(other);
    await sleep(retryMs + Math.random() * retryMs);
  }
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), beatMs).unref();
  return {
    async assertHeld() {
      const holder = await findHolder(file);
      if (holder?.token !== me.token) throw busy(holder ?? me);
    },
    async release() {
      clearInterval(beat);
      if ((await findHolder(file))?.token === me.token) await rm(file, { force: true });
    },
  };
}

/** @returns the other holder, or undefined once `me` holds the lock. */
async function tryToTake(file: string, me: Holder): Promise<Holder | undefined> {
  const own = temporaryPath(file);
  await writeFile(own, JSON.stringify(me));
  try {
    await link(own, file);
    return undefined;
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
    return await tryToTakeOver(file, own, me);
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Several processes may find the same dead holder. Only the process that takes a second lock, named after that holder,
 * may replace it, and it checks the holder again first. If that process dies here, its lock is taken over in the same way.
 */
async function tryToTakeOver(file: string, own: string, me: Holder): Promise<Holder | undefined> {
  const holder = await findHolder(file);
  if (!holder || (await isAlive(file, holder))) return holder ?? me;
  const right = `${file}.${holder.token}`;
  const other = await tryToTake(right, me);
  if (other) return other;
  try {
    if ((await findHolder(file))?.token !== holder.token) return holder;
    await rename(own, file);
    return undefined;
  } finally {
    await rm(right, { force: true });
  }
}

async function findHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    // Truncated by a power failure: its writer is dead.
    if (error instanceof SyntaxError) return { token: 'unreadable', pid: 0, host: hostname(), since: '' };
    throw error;
  }
}

/** Process ids are reused and mean nothing on another machine, so a holder must also have renewed its lock recently. */
async function isAlive(file: string, holder: Holder): Promise<boolean> {
  if (holder.host === hostname() && !isRunning(holder.pid)) return false;
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs < silentMs;
}

function busy({ pid, host, since }: Holder): ReleaseError {
  return new ReleaseError(
    'busy',
    `process ${pid} on ${host} has been changing the store since ${since}`,
    'try again when it is done',
  );
}
