import type { PartName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import { getContract, liveBuilds } from './contracts';
import { getBuild, getLive } from './history';
import { planChange, withStyleViolations, type Plan } from './plan';
import { getNewest, type RequestedBuild } from './plan-promote';
import type { Snapshot } from './snapshot';

/** Gives a build to a share of the visitors. The others keep what is live. */
export function planCanary(snapshot: Snapshot, { part, build: named }: RequestedBuild, share: number): Plan {
  const live = getLive(snapshot);
  // A canary is compared with the live build, so the part must have one.
  const current = getBuild(live, part);
  rejectSecond(live.canary?.part, part);
  const build = named ?? getNewest(snapshot, part);
  getContract(snapshot, part, build);
  if (build === current) {
    throw new ReleaseError(
      'refused',
      `${part} ${build} is live for all visitors already`,
      `publish a newer build (ponte publish ${part}), or name one with ${part}@<build>`,
    );
  }
  const plan = planChange(snapshot, {
    action: 'promote',
    subject: [part],
    builds: liveBuilds(live),
    canary: { part, build, share },
    canaryOnly: true,
  });
  return withStyleViolations(snapshot, plan, [{ part, build }]);
}

/** With two canaries at once, a failure could not be attributed to one of them. */
function rejectSecond(running: PartName | undefined, part: PartName): void {
  if (!running || running === part) return;
  throw new ReleaseError(
    'refused',
    `a canary of ${running} runs already, and one runs at a time`,
    `end that one first, with ponte promote ${running} --why "…" or ponte rollback ${running} --why "…"`,
  );
}
