import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readHistory } from '../change/history';
import { buildId } from '../testing/create-build';
import { runPonte } from '../testing/run-ponte';
import { createScratch } from '../testing/scratch';
import { verifyStore } from '../verify/verify-store';

const scratch = createScratch();
const many = 20;

test('twenty promotes at once: serials without a gap or a fork, nothing lost', async () => {
  await scratch.start();
  const parts = ['remote-public', 'remote-admin', 'remote-chat'] as const;
  const wanted = Array.from({ length: many }, (_, index) => ({
    part: parts[index % 3] ?? 'remote-chat',
    n: index + 2,
  }));
  for (const { part, n } of wanted) await scratch.publish(part, n);
  const ran = await Promise.all(
    wanted.map(({ part, n }) => {
      const target = `${part}@${buildId(n)}`;
      return runPonte(['promote', target, '--why', target, '--no-prepare', '--store', scratch.store.location]);
    }),
  );
  // Done, or refused as busy in one line.
  expect(ran.filter(({ code }) => code !== 0 && code !== 3)).toEqual([]);
  const recorded = ran.filter(({ code }) => code === 0).length;
  const history = await readHistory(scratch.store);
  expect(history.map(({ serial, previous }) => [serial, previous])).toEqual(
    Array.from({ length: recorded + 1 }, (_, index) => recorded + 1 - index).map((serial) => [
      serial,
      serial === 1 ? null : serial - 1,
    ]),
  );
  expect(await readdir(join(scratch.store.location, 'releases'))).toHaveLength(recorded + 1);
  expect(new Set(history.map(({ why }) => why)).size).toBe(recorded + 1);
  expect((await verifyStore(scratch.store)).problems).toEqual([]);
});
