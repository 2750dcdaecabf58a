import type { RollbackRequest } from '@ponte/contract/api';
import type { PartBuilds, RollbackAnswer, Versions } from '@ponte/contract/api-versions';
import { commandBuilds, commandChange, commandHistory, commandStatus } from '@ponte/contract/command';
import type { PartName } from '@ponte/contract/parts';
import type { Tallies } from '@ponte/contract/tallies';
import type { SignedInPerson } from '../access/session-tokens';
import type { AppContext } from '../context';
import { CommandRefusal } from '../http/api-error';
import { createSemaphore } from '../http/semaphore';
import { describeBuild, describePart, describeRelease, findBuild } from './describe-versions';
import { createPonte } from './ponte';

/** How many releases are searched for the build before the live one; the page shows the newest of them. */
const releasesAsked = 50;
const releasesShown = 10;
const healthMs = 86_400_000;

interface Caller {
  admin: SignedInPerson;
  address: string;
}

/** What beacons said of each build since then. */
export type ReadTallies = (since: Date) => Promise<Pick<Tallies, 'builds'>>;

export function createOperations({ config, clock, db, recordAudit }: AppContext, readTallies: ReadTallies) {
  const ponte = createPonte(config);
  // Each of them is a process for a fifth of a second; a rollback may compose pages and must not wait for readers.
  const reading = createSemaphore({ inside: 2, waiting: 20 });
  const changing = createSemaphore({ inside: 1, waiting: 2 });

  async function getVersions(): Promise<Versions> {
    const [{ parts, release }, { releases }, { builds: tallies }] = await Promise.all([
      ponte.run(commandStatus, ['status']),
      ponte.run(commandHistory, ['history', `--limit=${releasesAsked}`]),
      readTallies(new Date(clock().getTime() - healthMs)),
    ]);
    return {
      partes: parts.map((part) => describePart(part, { releases, canary: release.canary, tallies })),
      lancamentos: releases.slice(0, releasesShown).map(describeRelease),
    };
  }

  return {
    getVersions: () =>
      reading.enter(getVersions).catch((error: unknown): Versions => {
        // Nothing is live yet: that is a state, not a failure.
        if (error instanceof CommandRefusal && error.status === 404) return { partes: [], lancamentos: [] };
        throw error;
      }),

    async getBuilds(part: PartName): Promise<PartBuilds> {
      const { builds } = await reading.enter(() => ponte.run(commandBuilds, ['rollback', part, '--list']));
      return { builds: builds.map(describeBuild) };
    },

    /** Every attempt is in the audit log, with its reason and its result. */
    async rollBack(part: PartName, { motivo, para }: RollbackRequest, by: Caller): Promise<RollbackAnswer> {
      const { admin: actor, address } = by;
      const why = { campo: 'motivo', para: motivo };
      const args = ['rollback', part, `--why=${motivo}`, ...(para === undefined ? [] : [`--to=${para}`])];
      const changed = await changing
        .enter(() => ponte.run(commandChange, args, actor.email))
        .catch(async (error: Error) => {
          const changes = [{ campo: 'build', para }, why, { campo: 'resultado', para: error.message }];
          await recordAudit(db, { action: 'reversao_recusada', actor, target: part, address, changes });
          throw error;
        });
      const answer = { de: changed.release.withdrawn?.build, para: findBuild(changed.release, part) };
      const changes = [{ campo: 'build', ...answer }, why];
      await recordAudit(db, { action: 'versao_revertida', actor, target: part, address, changes });
      return { serial: changed.release.serial, ...answer };
    },
  };
}
