import { describeBuilds } from './builds';
import { describeCompositions } from './compositions';
import { describeLock } from './lock';
import { describeReleases } from './releases';
import type { Medium } from '../../testing/media';

/** What every store does, on disk and in a bucket. */
export function describeBehaviour(medium: Medium): void {
  describe('builds', () => describeBuilds(medium));
  describe('compositions', () => describeCompositions(medium));
  describe('withLock', () => describeLock(medium));
  describe('releases', () => describeReleases(medium));
}
