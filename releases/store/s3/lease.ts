import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Bucket, Condition } from './bucket';
import { mutableHeaders } from './headers';

/** A lease that was not renewed for this long can be taken over. */
const leaseMs = 15_000;
const renewMs = 4_000;
/** Longer than a dead holder's lease, so that no command fails because another one was killed. */
const waitMs = 22_000;
const pollMs = 150;

/** `holder` is null once released: the object stays, because a bucket has no conditional delete. */
interface LeaseContent {
  readonly token: string;
  readonly holder: { readonly pid: number; readonly host: string; readonly since: string } | null;
  /** Counts renewals, so that each renewal changes the ETag. */
  readonly renewals: number;
}

export interface Lease {
  /** Renews the lease. @throws ReleaseError `busy` when another process took it over while this one was suspended. */
  assertHeld(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the lease that an object represents, waiting for its holder.
 *
 * @throws ReleaseError `busy` when it is held for too long, `refused` when the bucket ignores conditions.
 */
export async function takeLease(bucket: Bucket, key: string): Promise<Lease> {
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  let mine: LeaseContent = { token: randomBytes(8).toString('hex'), holder, renewals: 0 };
  const write = (content: LeaseContent, condition: Condition) =>
    bucket.put(key, Buffer.from(JSON.stringify(content)), condition, mutableHeaders);

  const tryToTake = async (): Promise<{ etag: string } | { other: LeaseContent['holder'] }> => {
    const there = await bucket.find(key);
    if (there && there.now.getTime() - there.modified.getTime() <= leaseMs) {
      const { holder: other } = readContent(there.content);
      if (other) return { other };
    }
    const etag = await write(mine, there ?? 'absent');
    return etag ? { etag } : { other: null };
  };

  const giveUpAt = Date.now() + waitMs;
  let taken = await tryToTake();
  while ('other' in taken) {
    if (Date.now() > giveUpAt) throw busy(taken.other ?? holder);
    await sleep(pollMs * (0.5 + Math.random()));
    taken = await tryToTake();
  }
  let etag: string | undefined = taken.etag;
  await requireConditionalWrites(bucket, key, Buffer.from(JSON.stringify({ ...mine, token: 'probe', holder: null })));

  let renewal = Promise.resolve();
  /** One at a time, because each write names the ETag of the one before it. */
  const change = (next: () => LeaseContent): Promise<void> => {
    const changed = renewal.then(async () => {
      if (!etag) return;
      const content = next();
      etag = await write(content, { etag });
      mine = content;
    });
    renewal = changed.catch(() => undefined);
    return changed;
  };
  const renew = () => change(() => ({ ...mine, renewals: mine.renewals + 1 }));
  const beat = setInterval(() => void renew().catch(() => undefined), renewMs).unref();

  return {
    async assertHeld() {
      await renew();
      if (etag) return;
      const there = await bucket.find(key);
      throw busy((there && readContent(there.content).holder) ?? holder);
    },
    async release() {
      clearInterval(beat);
      // A failure is harmless: the work is done, and the lease expires.
      await change(() => ({ ...mine, holder: null })).catch(() => undefined);
    },
  };
}

function readContent(content: Buffer): LeaseContent {
  try {
    return JSON.parse(content.toString('utf8')) as LeaseContent;
  } catch (cause) {
    throw new ReleaseError('damaged', 'the lock of the store cannot be read', 'delete the object lock', { cause });
  }
}

function busy({ pid, host, since }: NonNullable<LeaseContent['holder']>): ReleaseError {
  const what = `process ${pid} on ${host} has been changing the store since ${since}`;
  return new ReleaseError('busy', what, 'try again when it is done');
}

/** Buckets that passed: a command checks once. */
const proven = new WeakSet<Bucket>();

const neverAnEtag = '"no-such-etag"';

/**
 * Tries two writes that must fail, before anything is changed. A server that ignores conditions would accept both, and two
 * commands could each believe that their release is live.
 *
 * @param content must differ from what the object holds; otherwise a retried request looks like one that succeeded.
 */
async function requireConditionalWrites(bucket: Bucket, key: string, content: Uint8Array): Promise<void> {
  if (proven.has(bucket)) return;
  const conditions = ['absent', { etag: neverAnEtag }] as const;
  const written = await Promise.all(conditions.map((one) => bucket.put(key, content, one, mutableHeaders)));
  if (written.every((etag) => etag === undefined)) return void proven.add(bucket);
  throw new ReleaseError(
    'refused',
    'the server of the bucket ignores conditional writes (If-None-Match, If-Match)',
    'use a server that supports them: without them, two commands at once would corrupt the store',
  );
}

/** Runs an action under the store's lease. Nested calls share the outer lease. */
export type WithLock = <T>(action: (lease: Lease) => Promise<T>) => Promise<T>;

/** The leases that the current call holds. One storage for all stores: every promise costs a little for each storage in use. */
const held = new AsyncLocalStorage<ReadonlyMap<Bucket, Lease>>();

export function createWithLock(bucket: Bucket): WithLock {
  return async (action) => {
    const outer = held.getStore() ?? new Map<Bucket, Lease>();
    const own = outer.get(bucket);
    if (own) return action(own);
    const lease = await takeLease(bucket, 'lock');
    try {
      return await held.run(new Map([...outer, [bucket, lease]]), () => action(lease));
    } finally {
      await lease.release();
    }
  };
}
