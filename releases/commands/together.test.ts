import { buildId } from '../testing/create-build';
import { runPonte } from '../testing/run-ponte';
import { createScratch } from '../testing/scratch';
import { readHistory } from '../change/history';
import { verifyStore } from '../verify/verify-store';

const scratch = createScratch();

const ponte = (...args: string[]) =>
  runPonte([...args, '--no-prepare', '--store', scratch.store.location], { env: { FAKE_COMPOSE_MS: '300' } });

test('two promotes at once are both recorded, one after the other', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.publish('remote-admin', 2);
  const ran = await Promise.all([
    ponte('promote', 'remote-chat', '--why', 'chat'),
    ponte('promote', 'remote-admin', '--why', 'admin'),
  ]);
  expect(ran.map(({ code }) => code)).toEqual([0, 0]);
  expect(ran.map(({ stderr }) => stderr).join()).toContain('somebody else changed what is live');
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
  const promote = runPonte(
    ['promote', 'remote-admin', '--why', 'slow', '--no-prepare', '--store', scratch.store.location],
    { env: { FAKE_COMPOSE_MS: '1500' } },
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await ponte('rollback', 'remote-chat', '--why', 'now')).toMatchObject({ code: 0 });
  expect(await scratch.store.releases.findLiveSerial()).toBe(3);
  expect(await promote).toMatchObject({ code: 0 });
  const [live] = await readHistory(scratch.store);
  expect(live).toMatchObject({ serial: 4, why: 'slow' });
  expect(live?.remotes['remote-chat']?.build).toBe(buildId(1));
  expect(live?.remotes['remote-admin']?.build).toBe(buildId(2));
});
