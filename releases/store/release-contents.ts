import { listRemotes, type PartName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';

export interface PinnedBuild {
  readonly part: PartName;
  readonly build: string;
}

/** Every build that the pages of a release may load: the current ones, their last known good ones, and the canary. */
export function listPinned({ shell, remotes, canary }: Pick<Release, 'shell' | 'remotes' | 'canary'>): PinnedBuild[] {
  const ofRemotes = listRemotes(remotes).flatMap(([part, { build, lastKnownGood }]) => {
    return lastKnownGood ? [pin(part, build), pin(part, lastKnownGood)] : [pin(part, build)];
  });
  const pinned = [pin('shell', shell), ...ofRemotes];
  if (!canary || pinned.some(({ part, build }) => part === canary.part && build === canary.build)) return pinned;
  return [...pinned, pin(canary.part, canary.build)];
}

/** The compositions that a release serves: one, or two while a canary runs. */
export function listCompositions({ composition, canary }: Release): string[] {
  return canary ? [composition, canary.composition] : [composition];
}

function pin(part: PartName, build: string): PinnedBuild {
  return { part, build };
}

/** Visitors are divided into a hundred cohorts, `00` to `99`. A canary gets the first ones, as many as its share. */
export function listCohorts(share: number): string[] {
  return Array.from({ length: share }, (_, cohort) => String(cohort).padStart(2, '0'));
}
