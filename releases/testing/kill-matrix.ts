/**
 * Machines die at any moment. Each row is a command on a store in some state, and what must hold for the store after the
 * command was killed, and again after it was repeated.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { createDiskStore } from '../store/disk/disk-store';
import type { Store } from '../store/store';
import { verifyStore } from '../verify/verify-store';
import { runCommand } from './commands-on';
import { runPonte } from './run-ponte';
import type { Scratch } from './scratch';

export interface Row {
  /** Brings the store into its state and names the command. */
  readonly prepare: (scratch: Scratch) => Promise<readonly string[]>;
  readonly check: (store: Store) => Promise<void>;
}

/** Commands die before every eighth change in the slow suite, before each of them in the long one. */
export const killStep = Number(process.env.KILL_STEP ?? 8);

const expectLive = (...serials: number[]): Row['check'] => {
  return async (store) => expect(serials).toContain(await store.releases.findLiveSerial());
};

export const killMatrix: Readonly<Record<string, Row>> = {
  'publish: the build is complete or absent': {
    prepare: async (scratch) => {
      await scratch.start();
      return ['publish', 'remote-chat', await scratch.build('remote-chat', 2)];
    },
    check: async (store) => {
      const published = (await store.builds.list('remote-chat')).map(({ build }) => build).sort();
      expect([[buildId(1)], [buildId(1), buildId(2)]]).toContainEqual(published);
      await expectLive(1)(store);
    },
  },
  'promote: the previous or the new release is live': {
    prepare: async (scratch) => {
      await scratch.start();
      await scratch.publish('remote-chat', 2);
      return ['promote', `remote-chat@${buildId(2)}`, '--why', 'new', '--no-prepare'];
    },
    check: expectLive(1, 2),
  },
  'canary: the other pages stay, and the canary is complete or absent': {
    prepare: async (scratch) => {
      await scratch.start();
      await scratch.publish('remote-chat', 2);
      return ['promote', `remote-chat@${buildId(2)}`, '--canary', '4', '--why', 'new', '--no-prepare'];
    },
    check: expectLive(1, 2),
  },
  'end of a canary: it is complete or gone': {
    prepare: async (scratch) => {
      await scratch.start();
      await scratch.publish('remote-chat', 2);
      await scratch.canary('remote-chat', 2, 4);
      return ['rollback', 'remote-chat', '--why', 'back', '--no-prepare'];
    },
    check: expectLive(2, 3),
  },
  'rollback: the previous or the new release is live': {
    prepare: async (scratch) => {
      await scratch.start();
      for (const n of [2, 3]) {
        await scratch.publish('remote-chat', n);
        await scratch.promote('remote-chat', n);
      }
      return ['rollback', 'remote-chat', '--to', buildId(1), '--why', 'back', '--no-prepare'];
    },
    check: expectLive(3, 4),
  },
  'gc: what is live stays complete': {
    prepare: async (scratch) => {
      await scratch.start();
      for (const n of [2, 3, 4]) {
        await scratch.publish('remote-chat', n);
        await scratch.promote('remote-chat', n);
      }
      await scratch.publish('remote-chat', 5);
      return ['gc', '--days', '0'];
    },
    check: expectLive(4),
  },
};

/** Kills the row's command before the first and every `killStep`th change after it on the disk; returns how many times. */
export async function killMidway(scratch: Scratch, row: Row): Promise<number> {
  const args = await row.prepare(scratch);
  for (let kills = 0; ; kills += 1) {
    const location = join(scratch.folder, `try-${kills}`);
    await cp(scratch.store.location, location, { recursive: true, verbatimSymlinks: true });
    const store = createDiskStore(location);
    const { signal } = await runPonte([...args, '--store', location], { killAt: kills * killStep + 1 });
    await expectComplete(store, row);
    await runCommand([...args, '--store', location]);
    await expectComplete(store, row);
    if (signal === null) return kills;
  }
}

export async function expectComplete(store: Store, row: Row): Promise<void> {
  expect((await verifyStore(store)).problems).toEqual([]);
  await row.check(store);
}
