import { describeBuilds } from './builds';
import { describeCompositions } from './compositions';
import { describeExclusively } from './exclusively';
import { describeReleases } from './releases';
import type { Medium } from '../../testing/media';

/** What every store does, wherever it lies. */
export function describeBehaviour(medium: Medium): void {
  describe('builds', () => describeBuilds(medium));
  describe('compositions', () => describeCompositions(medium));
  describe('exclusively', () => describeExclusively(medium));
  describe('releases', () => describeReleases(medium));
}
