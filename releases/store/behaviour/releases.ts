import type { Release } from '@ponte/contract/release';
import { buildId } from 'fixtures/builds/create-build';
import type { Medium } from '../../testing/media';
import { createScratch } from '../../testing/scratch';

export function describeReleases(medium: Medium): void {
  const scratch = createScratch(medium);
  const record = (serial: number) => `releases/00000${serial}/record.json`;

  async function next(changes: Partial<Release> = {}): Promise<Release> {
    const live = await scratch.store.releases.find((await scratch.store.releases.findLiveSerial()) ?? 0);
    if (!live) throw new Error('the test started no release');
    return { ...live, serial: live.serial + 1, previous: live.serial, why: 'next', ...changes };
  }

  test('finds nothing live in a store that does not exist', async () => {
    expect(await scratch.store.releases.findLiveSerial()).toBeNull();
    expect(await scratch.store.releases.findServed()).toBeNull();
    expect(await scratch.store.releases.find(1)).toBeUndefined();
  });

  test('shows the first release to every machine', async () => {
    await scratch.start();
    const { releases } = scratch.medium.openStore();
    expect(await releases.findLiveSerial()).toBe(1);
    const first = await releases.find(1);
    expect(first).toMatchObject({ serial: 1, previous: null, shell: buildId(1), by: 'ana', why: 'first' });
    expect(await releases.findServed()).toBe(first?.composition);
  });

  test('accepts only the first of two releases after the same one', async () => {
    await scratch.start();
    const [one, other] = [await next({ why: 'one' }), await next({ why: 'other' })];
    expect(await scratch.store.releases.append(one)).toBe(true);
    expect(await scratch.store.releases.append(other)).toBe(false);
    expect(await scratch.store.releases.find(2)).toMatchObject({ why: 'one' });
    expect(await scratch.store.releases.findLiveSerial()).toBe(2);
  });

  test('accepts one of many concurrent releases, and its record is live', async () => {
    await scratch.start();
    const releases = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((why) => next({ why })));
    const taken = await Promise.all(releases.map((one) => scratch.medium.openStore().releases.append(one)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await scratch.store.releases.findLiveSerial()).toBe(2);
    const winner = releases[taken.indexOf(true)];
    expect(await scratch.store.releases.find(2)).toMatchObject({ why: winner?.why });
  });

  test('claims the serial of an orphan record again', async () => {
    await scratch.start();
    await scratch.medium.write(record(2), JSON.stringify(await next({ why: 'orphan' })));
    expect(await scratch.store.releases.append(await next({ why: 'second' }))).toBe(true);
    expect(await scratch.store.releases.find(2)).toMatchObject({ why: 'second' });
    expect(await scratch.store.releases.findLiveSerial()).toBe(2);
  });

  test('claims the serial of an orphan first release again', async () => {
    await scratch.medium.write(record(1), '{}');
    await scratch.start();
    expect(await scratch.store.releases.find(1)).toMatchObject({ why: 'first' });
  });

  test('rejects a release that names what is missing', async () => {
    await scratch.start();
    await expect(scratch.store.releases.append(await next({ shell: buildId(9) }))).rejects.toThrow(
      `shell ${buildId(9)} is not in the store`,
    );
    await expect(scratch.store.releases.append(await next({ composition: 'gone' }))).rejects.toThrow(
      'composition gone',
    );
    expect(await scratch.store.releases.findLiveSerial()).toBe(1);
  });

  test('keeps earlier records unchanged', async () => {
    await scratch.start();
    const first = await scratch.store.releases.find(1);
    await scratch.publish('remote-chat', 2);
    await scratch.promote('remote-chat', 2);
    await scratch.rollback('remote-chat');
    expect(await scratch.store.releases.find(1)).toEqual(first);
    expect((await scratch.medium.listPaths()).filter((path) => path.endsWith('record.json'))).toEqual(
      [1, 2, 3].map(record),
    );
  });

  test('serves a canary to its share of the visitors until it ends', async () => {
    await scratch.start();
    expect(await scratch.store.releases.findServedCanary()).toBeNull();
    await scratch.publish('remote-chat', 2);
    const { release } = await scratch.canary('remote-chat', 2, 3);
    expect(await scratch.medium.openStore().releases.findServedCanary()).toEqual({
      composition: release.canary?.composition,
      cohorts: ['00', '01', '02'],
    });
    await scratch.rollback('remote-chat');
    expect(await scratch.store.releases.findServedCanary()).toBeNull();
  });

  test('reports a corrupt record as damaged', async () => {
    await scratch.start();
    await scratch.medium.write(record(1), '{}');
    await expect(scratch.store.releases.find(1)).rejects.toMatchObject({ code: 'damaged' });
  });
}
