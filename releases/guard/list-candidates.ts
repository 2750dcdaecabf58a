import { startOfSlot, tallySlotMs } from '@ponte/contract/tallies';
import { listRemotes, type RemoteName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import { findBuild, findStart, type History } from '../change/history';

const dayMs = 86_400_000;

/** A new build of a remote, which the guard evaluates. */
export interface Candidate {
  readonly part: RemoteName;
  readonly build: string;
  readonly isCanary: boolean;
  /** The build that a rollback would restore. */
  readonly before: string | null;
  /** The start of its counts, and of those of the build before it. */
  readonly since: Date;
  readonly sinceBefore: Date;
  /** The live builds of the other remotes. */
  readonly others: readonly { readonly part: RemoteName; readonly build: string }[];
}

/**
 * The builds to evaluate: of each remote its canary, else its live build if it was promoted. A build that a rollback
 * restored is left out, so that the guard never goes back more than one step. Only the last day counts: the good weeks of a
 * build that breaks late would hide its failures.
 */
export function listCandidates(history: History, now: Date): Candidate[] {
  const [live] = history;
  if (!live) return [];
  const remotes = listRemotes(live.remotes);
  return remotes.flatMap(([part, { build: current, lastKnownGood }]) => {
    const isCanary = live.canary?.part === part;
    const runs = (release: Release) => (isCanary ? canaryOf(release, part) : findBuild(release, part));
    const build = runs(live) ?? '';
    const start = findStart(history, (release) => runs(release) === build);
    if (start.action === 'rollback' && start.subject.includes(part) && !isCanary) return [];
    const since = countFrom(history, part, build, start, now);
    return {
      part,
      build,
      isCanary,
      before: isCanary ? current : lastKnownGood,
      since,
      sinceBefore: isCanary ? since : new Date(since.getTime() - dayMs),
      others: remotes.filter(([name]) => name !== part).map(([name, other]) => ({ part: name, build: other.build })),
    };
  });
}

function canaryOf({ canary }: Release, part: RemoteName): string | undefined {
  return canary?.part === part ? canary.build : undefined;
}

/** A build that ran before counts from the next slot on: the current one still has the failures it was rolled back for. */
function countFrom(history: History, part: RemoteName, build: string, start: Release, now: Date): Date {
  const at = Date.parse(start.at);
  const ranBefore = history.some(
    (release) => release.serial < start.serial && [findBuild(release, part), canaryOf(release, part)].includes(build),
  );
  const slot = startOfSlot(ranBefore ? at + tallySlotMs - 1 : at);
  return new Date(Math.max(slot.getTime(), now.getTime() - dayMs));
}
