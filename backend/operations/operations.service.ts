import type { RollbackRequest } from '@ponte/contract/api';
import type { LivePart, PastRelease, ReleaseOverview, RollbackResponse } from '@ponte/contract/api-releases';
import {
  commandChange,
  commandHistory,
  commandStatus,
  type CommandRelease,
  type CommandStatus,
} from '@ponte/contract/command';
import type { PartName } from '@ponte/contract/parts';
import { partBuilds, type PartBuilds } from '@ponte/contract/release-summary';
import type { BuildTally, Tallies } from '@ponte/contract/tallies';
import type { SignedInPerson } from '../access/session-tokens';
import type { AppContext } from '../context';
import { CommandError } from '../http/api-error';
import { createSemaphore } from '../http/semaphore';
import { createPonte } from './ponte';

/** How many releases are searched for the build before the live one; the page shows the newest of them. */
const releasesSearched = 50;
const releasesShown = 10;
const healthMs = 86_400_000;

interface Caller {
  admin: SignedInPerson;
  address: string;
}

/** What beacons reported of each build since then. */
export type ReadTallies = (since: Date) => Promise<Pick<Tallies, 'builds'>>;

export function createOperations({ config, clock, db, recordAudit }: AppContext, readTallies: ReadTallies) {
  const ponte = createPonte(config);
  // Each of them is a process for a fifth of a second; a rollback may compose pages and must not wait for readers.
  const reading = createSemaphore({ inside: 2, waiting: 20 });
  const changing = createSemaphore({ inside: 1, waiting: 2 });

  async function getOverview(): Promise<ReleaseOverview> {
    const [{ parts, release }, { releases }, { builds: tallies }] = await Promise.all([
      ponte.run(commandStatus, ['status']),
      ponte.run(commandHistory, ['history', `--limit=${releasesSearched}`]),
      readTallies(new Date(clock().getTime() - healthMs)),
    ]);
    return {
      parts: parts.map((part) => describePart(part, { releases, canary: release.canary, tallies })),
      releases: releases.slice(0, releasesShown).map((one, index) => describeRelease(one, releases[index + 1])),
    };
  }

  return {
    getOverview: () =>
      reading.enter(getOverview).catch((error: unknown): ReleaseOverview => {
        // Nothing is live yet: that is a state, not a failure.
        if (error instanceof CommandError && error.status === 404) return { parts: [], releases: [] };
        throw error;
      }),

    getBuilds: (part: PartName): Promise<PartBuilds> =>
      reading.enter(() => ponte.run(partBuilds, ['rollback', part, '--list'])),

    /** Every attempt is in the audit log, with its reason and its result. The log's codes are stored, so they stay Portuguese. */
    async rollBack(part: PartName, { why, to }: RollbackRequest, by: Caller): Promise<RollbackResponse> {
      const { admin: actor, address } = by;
      const reason = { campo: 'motivo', para: why };
      const args = ['rollback', part, `--why=${why}`, ...(to === undefined ? [] : [`--to=${to}`])];
      const { release } = await changing
        .enter(() => ponte.run(commandChange, args, actor.email))
        .catch(async (error: Error) => {
          const changes = [{ campo: 'build', para: to }, reason, { campo: 'resultado', para: error.message }];
          await recordAudit(db, { action: 'reversao_recusada', actor, target: part, address, changes });
          throw error;
        });
      const [before, after] = [release.withdrawn?.build, findBuild(release, part)];
      const changes = [{ campo: 'build', de: before, para: after }, reason];
      await recordAudit(db, { action: 'versao_revertida', actor, target: part, address, changes });
      return { serial: release.serial, from: before, to: after };
    },
  };
}

interface Site extends Pick<CommandRelease, 'canary'> {
  /** The newest first. */
  readonly releases: readonly CommandRelease[];
  readonly tallies: readonly BuildTally[];
}

/** The status of a part with what `ponte status` does not know: the build before, and how builds do in browsers. */
function describePart(status: CommandStatus['parts'][number], { releases, tallies, ...site }: Site): LivePart {
  const { part, build } = status;
  const canary = site.canary?.part === part ? site.canary : undefined;
  const before = releases.find((release) => findBuild(release, part) !== build);
  const previous = before && findBuild(before, part);
  const shown = [build, canary?.build, previous];
  return {
    ...status,
    previous,
    canary: canary && { build: canary.build, share: canary.share },
    health: tallies
      .filter((tally) => tally.remote === part && shown.includes(tally.build))
      .map(({ build: id, views, failed }) => ({ build: id, views, failed })),
  };
}

function describeRelease(release: CommandRelease, previous: CommandRelease | undefined): PastRelease {
  const { serial, at, by, action, why, subject, canary, withdrawn } = release;
  const named = subject.flatMap((part) => {
    if (canary?.part === part) return [{ part, from: undefined, build: canary.build }];
    const build = findBuild(release, part);
    if (build === undefined) return [];
    return [{ part, from: withdrawn?.part === part ? withdrawn.build : previous && findBuild(previous, part), build }];
  });
  // A promotion may name builds that were live already: they tell something only where it names no other.
  const changes = named.filter(({ from, build: to }) => from !== to);
  const changed = changes.length > 0 ? changes : named.map(({ part, build }) => ({ part, build }));
  return { serial, at, by, action, why, changed };
}

/** Undefined where the site did not have that part. */
function findBuild({ shell, remotes }: CommandRelease, part: PartName): string | undefined {
  return part === 'shell' ? shell : remotes[part]?.build;
}
