import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { until } from '@ponte/toolchain/jest/until';
import { createEdge } from 'edge/create-edge';
import { buildId } from 'fixtures/builds/create-build';
import { createDiskStore } from '../store/disk/disk-store';
import { s3 } from '../testing/media';
import { startPonte } from '../testing/run-ponte';
import { createScratch } from '../testing/scratch';
import { verifyStore } from '../verify/verify-store';
import { mirrorStore } from './mirror-store';

const scratch = createScratch(s3);
const folder = () => join(scratch.folder, 'mirror');
const mirrored = () => createDiskStore(folder());

test('mirrors a whole store with the same history', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  expect(await mirrorStore(scratch.store, folder())).toEqual({ serial: 2, isNew: true, brought: 1, removed: 0 });
  expect(await verifyStore(mirrored())).toEqual(await verifyStore(scratch.store));
  expect(await mirrorStore(scratch.store, folder())).toEqual({ serial: 2, isNew: false, brought: 0, removed: 0 });
});

test('follows missed releases, canaries, rollbacks, and removals by gc', async () => {
  await scratch.start();
  await mirrorStore(scratch.store, folder());
  for (const n of [2, 3]) await scratch.publish('remote-chat', n);
  await scratch.promote('remote-chat', 2);
  const { release } = await scratch.canary('remote-chat', 3, 2);
  expect(await mirrorStore(scratch.store, folder())).toMatchObject({ serial: 3, isNew: true });
  expect(await mirrored().releases.findServedCanary()).toEqual({
    composition: release.canary?.composition,
    cohorts: ['00', '01'],
  });
  await scratch.rollback('remote-chat');
  await scratch.store.builds.remove('remote-chat', buildId(3));
  expect(await mirrorStore(scratch.store, folder())).toMatchObject({ serial: 4, isNew: true, removed: 1 });
  expect((await mirrored().builds.list('remote-chat')).map(({ build }) => build).sort()).toEqual([
    buildId(1),
    buildId(2),
  ]);
  expect(await verifyStore(mirrored())).toMatchObject({ serial: 4, problems: [] });
});

test('never downloads what was modified in the bucket, and keeps the pointer', async () => {
  await scratch.start();
  await mirrorStore(scratch.store, folder());
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  await scratch.medium.write(`builds/remote-chat/${buildId(2)}/remoteEntry.js`, 'evil()');
  await expect(mirrorStore(scratch.store, folder())).rejects.toThrow('remoteEntry.js was modified in the store');
  expect(await verifyStore(mirrored())).toMatchObject({ serial: 1, problems: [] });
});

test('rejects a contract that would write outside its folder', async () => {
  await scratch.start();
  const path = `builds/remote-chat/${buildId(1)}/contract.json`;
  const contract = await scratch.store.builds.find('remote-chat', buildId(1));
  const files = { ...contract?.files, '../../../../escaped.js': contract?.files['remoteEntry.js'] };
  await scratch.medium.write(path, JSON.stringify({ ...contract, files }));
  await scratch.medium.remove(path.replace('.json', '.copy.json'));
  await expect(mirrorStore(scratch.store, folder())).rejects.toThrow('is not a path within the folder');
});

test('leaves a folder of another store alone', async () => {
  await scratch.start();
  const other = createDiskStore(folder());
  await mirrorStore(scratch.store, folder());
  await rm(join(folder(), 'releases/000001/record.json'));
  const first = await scratch.store.releases.find(1);
  await writeFile(join(folder(), 'releases/000001/record.json'), JSON.stringify({ ...first, why: 'another' }));
  await expect(mirrorStore(scratch.store, folder())).rejects.toThrow('has release 1 of another store than s3://');
  expect(await other.releases.findLiveSerial()).toBe(1);
});

describe('an edge that serves a mirror', () => {
  let edge: FastifyInstance;
  let mirroring: ReturnType<typeof startPonte>;
  afterEach(async () => {
    mirroring.child.kill();
    await mirroring.ended;
    await edge.close();
  });

  test('serves each release as it arrives, and keeps serving while the bucket is down', async () => {
    await scratch.start();
    await mkdir(folder());
    const args = ['mirror', folder(), '--every', '1', '--store', scratch.medium.location];
    mirroring = startPonte(args, { env: scratch.medium.env });
    edge = await createEdge({ store: folder(), backend: 'http://127.0.0.1:1' });
    const statusOf = async (n: number) =>
      (await edge.inject(`/builds/remote-chat/${buildId(n)}/remoteEntry.js`)).statusCode;
    const untilLive = (serial: number) =>
      until(
        `release ${serial} live in the mirror`,
        async () => (await mirrored().releases.findLiveSerial()) === serial,
      );
    await untilLive(1);
    expect(await statusOf(1)).toBe(200);
    scratch.medium.server.interfere = () => ({ status: 503, code: 'SlowDown' });
    expect(await statusOf(1)).toBe(200);
    scratch.medium.server.interfere = () => undefined;
    await scratch.publish('remote-chat', 2);
    await scratch.promote('remote-chat', 2);
    await untilLive(2);
    expect(await statusOf(2)).toBe(200);
  });
});
