import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '@ponte/contract/release-error';
import { until } from '@ponte/toolchain/jest/until';
import { s3 } from '../../testing/media';
import { createScratch } from '../../testing/scratch';
import { createBucket, type Bucket } from './bucket';
import { createWithLock, takeLease, type Lease } from './lease';
import { readS3Settings } from './settings';

const scratch = createScratch(s3);

/** The bucket as another process opens it. */
function openBucket(prefix = ''): Bucket {
  return createBucket(readS3Settings({ bucket: 'releases', prefix }, scratch.medium.server.env), prefix);
}

const lockFile = () => join(scratch.medium.server.folderOf('releases'), 'lock._S3rver_object');

/** Makes the lease look as if it had not been renewed for this long. */
async function age(ms: number): Promise<void> {
  const then = new Date(Date.now() - ms);
  await utimes(lockFile(), then, then);
}

/** @returns how many times the lease was read since. */
function observeReads(): () => number {
  let reads = 0;
  scratch.medium.server.interfere = ({ method, path }) => {
    if (method === 'GET' && path.endsWith('/lock')) reads += 1;
    return undefined;
  };
  return () => reads;
}

test('waits for the holder', async () => {
  const order: string[] = [];
  const first = await takeLease(openBucket(), 'lock');
  const countReads = observeReads();
  const second = takeLease(openBucket(), 'lock').then((lease) => {
    order.push('second');
    return lease;
  });
  await until('the second find the lease held', () => countReads() > 1);
  order.push('first');
  await first.release();
  await (await second).release();
  expect(order).toEqual(['first', 'second']);
});

test('takes over an expired lease, whose holder then fails before it writes', async () => {
  const sleeper = await takeLease(openBucket(), 'lock');
  await age(17_000);
  const lease = await takeLease(openBucket(), 'lock');
  await expect(sleeper.assertHeld()).rejects.toMatchObject({ code: 'busy' });
  await sleeper.release();
  await lease.assertHeld();
  await lease.release();
});

test('gives an expired lease to one of many takers at a time', async () => {
  const dead = await takeLease(openBucket(), 'lock');
  await age(17_000);
  let inside = 0;
  let most = 0;
  // A taker gives up after 22 seconds, in which a busy machine may not let all eight in.
  const retryWhileBusy = (): Promise<Lease> =>
    takeLease(openBucket(), 'lock').catch((error: unknown) => {
      if (error instanceof ReleaseError && error.code === 'busy') return retryWhileBusy();
      throw error;
    });
  const enter = async () => {
    const lease = await retryWhileBusy();
    inside += 1;
    most = Math.max(most, inside);
    await lease.assertHeld();
    inside -= 1;
    await lease.release();
  };
  await Promise.all(Array.from({ length: 8 }, enter));
  expect(most).toBe(1);
  await dead.release();
});

test('fails a taker that read the lease before it was renewed', async () => {
  const bucket = openBucket();
  const lease = await takeLease(bucket, 'lock');
  const seen = await bucket.find('lock');
  await lease.assertHeld();
  expect(await bucket.put('lock', Buffer.from('{}'), seen ?? 'absent')).toBeUndefined();
  await lease.release();
});

test('gives up on a held lease after a while and names its holder', async () => {
  const bucket = openBucket();
  await bucket.put(
    'lock',
    Buffer.from(JSON.stringify({ token: 'x', holder: { pid: 7, host: 'elsewhere' } })),
    'absent',
  );
  const countReads = observeReads();
  const taken = takeLease(bucket, 'lock');
  await until('a second read of the lease', () => countReads() > 1);
  const now = jest.spyOn(Date, 'now');
  now.mockReturnValue(new Date().getTime() + 60_000);
  await expect(taken).rejects.toMatchObject({
    code: 'busy',
    message: expect.stringContaining('process 7 on elsewhere'),
  });
  now.mockRestore();
});

test('recognises its own write when the response was lost', async () => {
  const bucket = openBucket();
  let isFirst = true;
  scratch.medium.server.interfere = ({ method, path }) => {
    if (method !== 'PUT' || !path.endsWith('/lock') || !isFirst) return undefined;
    isFirst = false;
    return 'drop after';
  };
  const lease = await takeLease(bucket, 'lock');
  expect(isFirst).toBe(false);
  await lease.assertHeld();
  await lease.release();
});

test('rejects a server that ignores conditions', async () => {
  const bucket = openBucket();
  const careless: Bucket = {
    ...bucket,
    async put(key, content, _condition, headers) {
      const there = await bucket.findHead(key);
      return bucket.put(key, content, there ?? 'absent', headers);
    },
  };
  await expect(takeLease(careless, 'lock')).rejects.toThrow('ignores conditional writes');
});

test('reports an unreadable lease as damaged', async () => {
  const bucket = openBucket();
  await bucket.put('lock', Buffer.from('{}'), 'absent');
  await writeFile(lockFile(), '{');
  expect(await readFile(lockFile(), 'utf8')).toBe('{');
  await expect(takeLease(bucket, 'lock')).rejects.toMatchObject({ code: 'damaged' });
});

test('a call within another takes the lease of its own store only, and only once', async () => {
  const [withOne, withOther] = [createWithLock(openBucket()), createWithLock(openBucket('other/'))];
  await withOne((one) =>
    withOther(async (other) => {
      expect(other).not.toBe(one);
      expect(await withOne((again) => Promise.resolve(again))).toBe(one);
      expect(await withOther((again) => Promise.resolve(again))).toBe(other);
    }),
  );
  const freed = await takeLease(openBucket(), 'lock');
  await freed.release();
});
