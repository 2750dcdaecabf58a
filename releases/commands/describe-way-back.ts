import type { PartName } from '@ponte/contract/parts';
import type { Change } from '../change/change-live';
import { findBuild, type History } from '../change/history';

/**
 * The command that brings back what was live before a promote, where there is one. A rollback is of one part and goes to
 * its last known good build; where that is another, or several parts changed together, the builds are named.
 */
export function describeWayBack({ plan, release }: Change, [live]: History): string[] {
  if (!live) return [];
  const replaced = plan.subject.filter((part) => findBuild(live, part) !== findBuild(release, part));
  const builds = replaced.map((part) => [part, findBuild(live, part)] as const);
  const [first, ...others] = builds;
  // A remote that is new leaves with a shell that shows nothing of it.
  if (!first || builds.some(([, build]) => build === undefined)) return [];
  const [part, build] = first;
  if (others.length === 0 && goesBackTo(part, build)) return [`take it back: ponte rollback ${part} --why "…"`];
  return [`take it back: ponte promote ${builds.map((one) => one.join('@')).join(' ')} --why "…"`];

  function goesBackTo(name: PartName, wanted: string | undefined): boolean {
    return name === 'shell' || release.remotes[name]?.lastKnownGood === wanted;
  }
}
