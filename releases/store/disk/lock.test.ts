import files, { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { until } from '@ponte/toolchain/jest/until';
import { createScratch } from '../../testing/scratch';
import { takeLock } from './lock';

const scratch = createScratch();
const lockFile = () => join(scratch.folder, 'lock');

function leaveBehind(holder: { pid: number; host?: string }): Promise<void> {
  return writeFile(lockFile(), JSON.stringify({ token: 'old', host: hostname(), since: 'yesterday', ...holder }));
}

/** Above every process id that Linux gives. */
const unusedPid = 4_194_305;

test('waits for the holder', async () => {
  const order: string[] = [];
  const first = await takeLock(lockFile());
  const second = takeLock(lockFile()).then((lock) => {
    order.push('second');
    return lock;
  });
  order.push('first');
  await first.release();
  await (await second).release();
  expect(order).toEqual(['first', 'second']);
  expect(await readdir(scratch.folder)).toEqual([]);
});

test('takes over the lock of a dead process', async () => {
  await leaveBehind({ pid: unusedPid });
  const lock = await takeLock(lockFile());
  await lock.assertHeld();
  await lock.release();
  expect(await readdir(scratch.folder)).toEqual([]);
});

test('gives a dead lock to one of many takers at a time', async () => {
  await leaveBehind({ pid: unusedPid });
  let inside = 0;
  let most = 0;
  const enter = async () => {
    const lock = await takeLock(lockFile());
    inside += 1;
    most = Math.max(most, inside);
    await lock.assertHeld();
    // Other takers would enter during these turns.
    for (let turns = 0; turns < 20; turns += 1) await turn();
    inside -= 1;
    await lock.release();
  };
  await Promise.all(Array.from({ length: 20 }, enter));
  expect(most).toBe(1);
});

test('takes over a lock that a power failure truncated', async () => {
  await writeFile(lockFile(), '{"token":');
  await (await takeLock(lockFile())).release();
});

test('takes the lock from a silent holder, which then fails before it changes anything', async () => {
  const sleeper = await takeLock(lockFile());
  const longAgo = new Date(Date.now() - 31_000);
  await utimes(lockFile(), longAgo, longAgo);
  const lock = await takeLock(lockFile());
  await expect(sleeper.assertHeld()).rejects.toThrow('has been changing the store');
  await sleeper.release();
  await lock.assertHeld();
  await lock.release();
});

test('respects a holder on another machine that renewed its lock recently', async () => {
  await leaveBehind({ pid: unusedPid, host: 'elsewhere' });
  const tries = jest.spyOn(files, 'link');
  const taken = takeLock(lockFile());
  await until('a second attempt', () => tries.mock.calls.length > 1);
  jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + 20_000);
  await expect(taken).rejects.toMatchObject({ code: 'busy', message: expect.stringContaining('on elsewhere') });
  expect(await readFile(lockFile(), 'utf8')).toContain('elsewhere');
});
