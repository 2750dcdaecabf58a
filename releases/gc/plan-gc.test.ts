import type { Release } from '@ponte/contract/release';
import { buildId } from 'fixtures/builds/create-build';
import { planGc, type Inventory } from './plan-gc';

const now = new Date('2026-11-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** A release that pins the nth build of the chat, made `days` days ago. */
function release(serial: number, chat: number, days: number, lastKnownGood: number | null = null): Release {
  const pinned = { build: buildId(1), lastKnownGood: null };
  return {
    serial,
    previous: serial > 1 ? serial - 1 : null,
    at: daysAgo(days).toISOString(),
    by: 'ana',
    why: 'test',
    action: 'promote',
    subject: ['remote-chat'],
    shell: buildId(1),
    remotes: {
      'remote-public': pinned,
      'remote-admin': pinned,
      'remote-chat': { build: buildId(chat), lastKnownGood: lastKnownGood && buildId(lastKnownGood) },
    },
    composition: `c${serial}`,
  } as Release;
}

function chatBuild(n: number, { published = 90, used }: { published?: number; used?: number } = {}) {
  const lastUse = used === undefined ? undefined : daysAgo(used);
  return { part: 'remote-chat' as const, build: buildId(n), publishedAt: daysAgo(published), lastUse };
}

function plan(changes: Partial<Inventory>) {
  const nothing = { builds: [], compositions: [] };
  const { builds, compositions } = planGc({
    now,
    days: 30,
    history: [],
    nextRollbacks: nothing,
    ...nothing,
    ...changes,
  });
  return { builds: builds.map(({ build }) => Number.parseInt(build.split('-')[1] ?? '', 16)), compositions };
}

test('keeps what is live, however old, with its last known good build', () => {
  const builds = [chatBuild(1), chatBuild(2), chatBuild(3)];
  expect(plan({ history: [release(1, 3, 400, 2)], builds }).builds).toEqual([1]);
});

test('keeps a canary with its pages, however old', () => {
  const canary = { part: 'remote-chat', build: buildId(2), share: 10, composition: 'of the canary' } as const;
  const history = [{ ...release(1, 3, 400), canary }];
  const compositions = [{ id: 'of the canary', madeAt: daysAgo(400) }];
  expect(plan({ history, builds: [chatBuild(1), chatBuild(2)], compositions })).toEqual({
    builds: [1],
    compositions: [],
  });
});

test('keeps what was live within the days, counted from its replacement', () => {
  const history = [release(3, 3, 10), release(2, 2, 40), release(1, 1, 60)];
  expect(plan({ history, builds: [chatBuild(1), chatBuild(2), chatBuild(3)] }).builds).toEqual([1]);
});

test('keeps what was published or requested within the days', () => {
  const history = [release(1, 9, 90)];
  const builds = [
    chatBuild(1, { published: 29 }),
    chatBuild(2, { used: 29 }),
    chatBuild(3, { published: 31, used: 31 }),
  ];
  expect(plan({ history, builds }).builds).toEqual([3]);
});

test('keeps what the next rollback would make live', () => {
  const nextRollbacks = {
    builds: [{ part: 'remote-chat' as const, build: buildId(1) }],
    compositions: ['next'],
  };
  const compositions = [{ id: 'next', madeAt: daysAgo(90) }];
  expect(plan({ history: [release(1, 9, 90)], nextRollbacks, builds: [chatBuild(1)], compositions })).toEqual({
    builds: [],
    compositions: [],
  });
});

test('removes compositions with their releases, but not on the day they were made', () => {
  const history = [release(3, 3, 10), release(2, 2, 40), release(1, 1, 60)];
  const compositions = [
    ...['c1', 'c2', 'c3'].map((id) => ({ id, madeAt: daysAgo(60) })),
    { id: 'never live', madeAt: daysAgo(2) },
    { id: 'under way', madeAt: daysAgo(0.5) },
  ];
  expect(plan({ history, compositions }).compositions).toEqual(['c1', 'never live']);
});
