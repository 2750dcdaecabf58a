import type { LivePart } from '@ponte/contract/api-releases';
import { chat, first, second, third } from '../testing/live-versions';
import { decidePartState } from './part-state';

const release = { ...chat.since, action: 'promote', changed: [] };
const rollback = { ...release, action: 'rollback' };
const canary = { build: third, share: 10 };
const withFailures = (failed: number, views = 1000): Partial<LivePart> => ({
  health: [
    { build: first, views: 10, failed: 10 },
    { build: second, views, failed },
  ],
});

test.each([
  ['stable', 'a promoted build with few failures', withFailures(9), release],
  ['stable', 'a build whose release is no longer listed', withFailures(0), { ...rollback, serial: 3 }],
  ['unseen', 'a build that no page has reported', { health: [] }, release],
  ['unseen', 'a build that was reported by no page today', withFailures(0, 0), release],
  ['rolledBack', 'a build that a rollback made live', withFailures(0), rollback],
  ['canary', 'a canary', { ...withFailures(0), canary }, rollback],
  ['failing', 'one failure in a hundred pages', withFailures(10), release],
  ['failing', 'failures during a canary', { ...withFailures(500), canary }, release],
])('is %s with %s', (state, _, change: Partial<LivePart>, newest) => {
  expect(decidePartState({ ...chat, ...change }, [newest])).toBe(state);
});
