import { remoteNames, type PartName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import { buildId, createContract } from 'fixtures/builds/create-build';
import type { Store } from '../store/store';
import { planPromote } from './plan-promote';
import { planRollback } from './plan-rollback';
import { runPlan, type Snapshot } from './snapshot';

/** A release with the nth build of each part. */
function release(serial: number, chat: number, lastKnownGood: number | null): Release {
  const remotes = remoteNames.map((name) => [name, { build: buildId(1), lastKnownGood: null }]);
  return {
    serial,
    previous: serial - 1 || null,
    at: '2026-01-01T00:00:00.000Z',
    by: 'ana',
    why: 'test',
    action: 'promote',
    subject: ['remote-chat'],
    shell: buildId(1),
    remotes: {
      ...(Object.fromEntries(remotes) as Release['remotes']),
      'remote-chat': { build: buildId(chat), lastKnownGood: lastKnownGood === null ? null : buildId(lastKnownGood) },
    },
    composition: `composition-${serial}`,
  };
}

const history = [release(2, 2, 1), release(1, 1, null)];
const numberOf = (build: string) => Number.parseInt(build.slice(-12), 16);
const findContract = (part: PartName, build: string) => createContract(part, numberOf(build));

/** A whole site as a value. */
const snapshot: Snapshot = {
  location: 'nowhere',
  history,
  findContract,
  findNewest: () => buildId(3),
  findStyleViolations: () => [],
};

test('a promote and a rollback are planned from a value, without a store', () => {
  const promote = planPromote(snapshot, [{ part: 'remote-chat' }]);
  expect(promote).toMatchObject({ action: 'promote', subject: ['remote-chat'], violations: [] });
  expect(promote.pins.remotes['remote-chat']).toEqual({ build: buildId(3), lastKnownGood: buildId(2) });
  const rollback = planRollback(snapshot, { part: 'remote-chat' });
  expect(rollback.pins.remotes['remote-chat']).toEqual({ build: buildId(1), lastKnownGood: null });
  expect(rollback.withdrawn).toEqual({ part: 'remote-chat', build: buildId(2) });
});

describe('a plan from a store', () => {
  const createStore = () => {
    const reads: string[] = [];
    const builds = {
      find: (part: PartName, build: string) => {
        reads.push(`${part} ${numberOf(build)}`);
        return Promise.resolve(findContract(part, build));
      },
    };
    return { reads, store: { location: 'nowhere', builds } as unknown as Store };
  };

  test('reads each contract once, and of builds that are not live only those that the plan reads', async () => {
    const { reads, store } = createStore();
    const plan = await runPlan(store, history, (from) => planRollback(from, { part: 'remote-chat' }));
    expect(plan).toEqual(planRollback(snapshot, { part: 'remote-chat' }));
    expect(reads).toContain('remote-chat 1');
    expect(new Set(reads).size).toBe(reads.length);
  });

  test('throws what the plan throws, and what reading throws', async () => {
    const { store } = createStore();
    const fails = () => {
      throw new Error('no such plan');
    };
    await expect(runPlan(store, history, fails)).rejects.toThrow('no such plan');
    const find = () => Promise.reject(new Error('the disk is gone'));
    const broken = { ...store, builds: { find } } as unknown as Store;
    const plan = runPlan(broken, history, (from) => planRollback(from, { part: 'remote-chat' }));
    await expect(plan).rejects.toThrow('the disk is gone');
  });
});
