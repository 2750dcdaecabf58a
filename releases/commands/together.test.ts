import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { runPonte, startPonte } from '../testing/run-ponte';
import { createScratch } from '../testing/scratch';
import { readHistory } from '../change/history';
import { verifyStore } from '../verify/verify-store';

const scratch = createScratch();
const barrier = () => join(scratch.folder, 'barrier');
const inStore = (args: readonly string[]) => [...args, '--no-prepare', '--store', scratch.store.location];

/** Starts a promote and waits until it composes, which ends when the barrier file exists. */
async function promoteUntilOpened(...args: string[]) {
  const { child, ended } = startPonte(inStore(['promote', ...args]), { env: { FAKE_COMPOSE_UNTIL: barrier() } });
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => chunk.includes('composing') && resolve());
    void ended.then(({ stderr }) => reject(new Error(stderr)));
  });
  return { ended };
}

test('records two concurrent promotes, one after the other', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.publish('remote-admin', 2);
  const promotes = await Promise.all([
    promoteUntilOpened('remote-chat', '--why', 'chat'),
    promoteUntilOpened('remote-admin', '--why', 'admin'),
  ]);
  await writeFile(barrier(), '');
  const ran = await Promise.all(promotes.map(({ ended }) => ended));
  expect(ran.map(({ code }) => code)).toEqual([0, 0]);
  expect(ran.map(({ stderr }) => stderr).join()).toContain('another command changed what is live');
  const history = await readHistory(scratch.store);
  expect(history.map(({ serial, previous }) => [serial, previous])).toEqual([
    [3, 2],
    [2, 1],
    [1, null],
  ]);
  expect(history[0]?.remotes).toMatchObject({
    'remote-chat': { build: buildId(2) },
    'remote-admin': { build: buildId(2) },
  });
  expect((await verifyStore(scratch.store)).problems).toEqual([]);
});

test('a rollback does not wait for a promote that composes', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  await scratch.publish('remote-admin', 2);
  const promote = await promoteUntilOpened('remote-admin', '--why', 'slow');
  expect(await runPonte(inStore(['rollback', 'remote-chat', '--why', 'now']))).toMatchObject({ code: 0 });
  expect(await scratch.store.releases.findLiveSerial()).toBe(3);
  await writeFile(barrier(), '');
  expect(await promote.ended).toMatchObject({ code: 0 });
  const [live] = await readHistory(scratch.store);
  expect(live).toMatchObject({ serial: 4, why: 'slow' });
  expect(live?.remotes['remote-chat']?.build).toBe(buildId(1));
  expect(live?.remotes['remote-admin']?.build).toBe(buildId(2));
});
