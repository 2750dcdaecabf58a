import { buildId } from 'fixtures/builds/create-build';
import { readHistory } from '../change/history';
import { verifyStore } from '../verify/verify-store';
import { runPonte } from './run-ponte';
import type { Scratch } from './scratch';

const parts = ['remote-public', 'remote-admin', 'remote-chat'] as const;

/**
 * Promotes `count` builds at the same time, each as its own machine, and expects serials without gap or fork, and nothing
 * lost. Returns the number of releases.
 */
export async function expectOrderAmong(count: number, scratch: Scratch): Promise<number> {
  await scratch.start();
  const wanted = Array.from({ length: count }, (_, index) => ({
    part: parts[index % parts.length] ?? 'remote-chat',
    n: index + 2,
  }));
  for (const { part, n } of wanted) await scratch.publish(part, n);
  const ran = await Promise.all(
    wanted.map(({ part, n }, index) => {
      const target = `${part}@${buildId(n)}`;
      return runPonte(['promote', target, '--why', target, '--no-prepare', '--store', scratch.medium.location], {
        env: { ...scratch.medium.env, PONTE_CACHE: `${scratch.folder}/machine-${index}` },
      });
    }),
  );
  // Done, or rejected as busy.
  expect(ran.filter(({ code }) => code !== 0 && code !== 3)).toEqual([]);
  const releases = 1 + ran.filter(({ code }) => code === 0).length;
  const history = await readHistory(scratch.store);
  expect(history.map(({ serial, previous }) => [serial, previous])).toEqual(
    Array.from({ length: releases }, (_, index) => releases - index).map((serial) => [
      serial,
      serial === 1 ? null : serial - 1,
    ]),
  );
  expect(new Set(history.map(({ why }) => why)).size).toBe(releases);
  expect((await verifyStore(scratch.store)).problems).toEqual([]);
  return releases;
}
