import type { LivePart, ReleaseOverview } from '@ponte/contract/api-releases';

/** What to say about a part in one word. */
export type PartState = 'failing' | 'canary' | 'rolledBack' | 'unseen' | 'stable';

/** From this share of failed pages on, a live build is called failing. */
const failingFrom = 0.01;

/** The most urgent state comes first. A build that no page has reported yet is not called stable. */
export function decidePartState(live: LivePart, releases: ReleaseOverview['releases']): PartState {
  const { since, canary } = live;
  const { views, failed } = reportsOf(live);
  if (views > 0 && failed / views >= failingFrom) return 'failing';
  if (canary) return 'canary';
  if (isRestored(since, releases)) return 'rolledBack';
  return views === 0 ? 'unseen' : 'stable';
}

/** What pages have reported of the live build. */
export function reportsOf({ build, health }: LivePart) {
  return health.find((one) => one.build === build) ?? { views: 0, failed: 0 };
}

/** Whether a rollback made the build live. */
export function isRestored({ serial }: LivePart['since'], releases: ReleaseOverview['releases']): boolean {
  return releases.find((release) => release.serial === serial)?.action === 'rollback';
}

/** Whether the part can be rolled back, or has had another build that can be looked at. */
export function hasOlderBuilds({ previous, canary, lastKnownGood }: LivePart): boolean {
  return previous !== undefined || canary !== undefined || lastKnownGood !== null;
}
