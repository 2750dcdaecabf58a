import { buildId } from 'fixtures/builds/create-build';
import { createScratch } from '../testing/scratch';
import { readHistory } from './history';
import { planCanary } from './plan-canary';
import { planPromote } from './plan-promote';

const scratch = createScratch();

/** In no checkout's list, like a remote that is newer than the command. */
const added = 'remote-partners';
const route = { id: 'partners', path: '/parceiros', part: added, module: 'partners', area: 'public' } as const;
const exposes = { partners: { js: [], css: [] } };
const publishShellWithRoute = (shell: number) => scratch.publish('shell', shell, { routes: [route] });

const live = async () => (await readHistory(scratch.store))[0];
const promote = async (...parts: ('shell' | typeof added)[]) =>
  scratch.plan((snapshot) =>
    planPromote(
      snapshot,
      parts.map((part) => ({ part })),
    ),
  );
const leave = async (without: typeof added) =>
  scratch.plan((snapshot) => planPromote(snapshot, [{ part: 'shell', build: buildId(1) }], without));

/** Adds the remote to an existing site; the second shell shows it. */
async function join(): Promise<void> {
  await scratch.start();
  await scratch.publish(added, 1, { exposes });
  await scratch.promote(added, 1);
  await publishShellWithRoute(2);
  await scratch.promote('shell', 2);
}

describe('a remote that joins a site', () => {
  test('is added without a last known good build, and earlier records stay unchanged', async () => {
    await join();
    const [, second, first] = await readHistory(scratch.store);
    expect(second?.remotes).toEqual({ ...first?.remotes, [added]: { build: buildId(1), lastKnownGood: null } });
    expect(first?.remotes).not.toHaveProperty(added);
  });

  test('must be promoted before the shell that shows it, or with it', async () => {
    await scratch.start();
    await scratch.publish(added, 1, { exposes });
    await publishShellWithRoute(2);
    expect((await promote('shell')).violations).toMatchObject([
      {
        code: 'absent',
        message: `shell ${buildId(2)} has routes of ${added} (partners), which is not part of the site`,
        hint: expect.stringContaining(`promote ${added} first`) as string,
      },
    ]);
    expect((await promote(added)).violations).toEqual([]);
    expect((await promote(added, 'shell')).violations).toEqual([]);
    expect((await promote('shell', added)).violations).toEqual([]);
  });

  test('cannot start as a canary', async () => {
    await scratch.start();
    await scratch.publish(added, 1);
    await expect(scratch.plan((snapshot) => planCanary(snapshot, { part: added }, 10))).rejects.toThrow(
      `${added} is not part of the site that is live`,
    );
    await expect(scratch.rollback(added)).rejects.toThrow(`${added} is not part of the site that is live`);
  });

  test('cannot be rolled back to absence, but the shell that shows it can be rolled back', async () => {
    await join();
    await expect(scratch.rollback(added)).rejects.toMatchObject({
      message: `${added} has no last known good build to go back to`,
      hint: expect.stringContaining('go back to a shell that shows nothing of it') as string,
    });
    const { release } = await scratch.rollback('shell');
    expect(release.shell).toBe(buildId(1));
    expect(release.remotes[added]).toEqual({ build: buildId(1), lastKnownGood: null });
  });

  test('is rolled back on its own, and stays when another part is rolled back', async () => {
    await join();
    await scratch.publish(added, 2, { exposes });
    await scratch.promote(added, 2);
    await scratch.publish('remote-chat', 2);
    await scratch.promote('remote-chat', 2);
    expect((await scratch.rollback('remote-chat')).release.remotes[added]?.build).toBe(buildId(2));
    expect((await scratch.rollback(added)).release.remotes).toMatchObject({
      [added]: { build: buildId(1), lastKnownGood: null },
      'remote-chat': { build: buildId(1) },
    });
  });
});

describe('a remote that leaves a site', () => {
  test('must not be shown by a route of the shell', async () => {
    await join();
    const stays = scratch.plan((snapshot) => planPromote(snapshot, [{ part: 'shell' }], added));
    expect((await stays).violations).toMatchObject([{ code: 'absent' }]);
    const { pins, violations, subject } = await leave(added);
    expect([pins.remotes[added], violations, subject]).toEqual([undefined, [], ['shell', added]]);
  });

  test('stays out after a rollback of another part, and blocks shells that show it', async () => {
    await join();
    await scratch.leave(added, 1);
    expect((await live())?.remotes).not.toHaveProperty(added);
    await scratch.publish('remote-chat', 2);
    await scratch.promote('remote-chat', 2);
    expect((await scratch.rollback('remote-chat')).release.remotes).not.toHaveProperty(added);
    await expect(scratch.rollback('shell')).rejects.toThrow('shell has no last known good build');
    await expect(scratch.rollback('shell', 2)).rejects.toThrow(`has routes of ${added}`);
  });
});
