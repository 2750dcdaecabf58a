import { partNames, type PartName, type RemoteName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Violation } from '../compatibility/violation';
import { getContract, liveBuilds, omitBuild, replaceBuild, type Builds } from './contracts';
import { findBuild, findWithdrawal, getBuild, getLive } from './history';
import { planChange, withStyleViolations, type Plan } from './plan';
import type { Snapshot } from './snapshot';

/** A part to promote; without a build, its last published one. */
export interface RequestedBuild {
  readonly part: PartName;
  readonly build?: string | undefined;
}

/** `without` is a remote that leaves the site; the shell must have no routes of it. */
export function planPromote(snapshot: Snapshot, wanted: readonly RequestedBuild[], without?: RemoteName): Plan {
  const [live] = snapshot.history;
  const missing = partNames.filter((part) => !live && !wanted.some((one) => one.part === part));
  if (missing.length > 0) {
    throw new ReleaseError(
      'refused',
      `nothing is live yet, and the first release needs every part: ${missing.join(', ')} is missing`,
      `ponte promote ${partNames.join(' ')} --why "first release"`,
    );
  }
  let builds: Builds = live ? liveBuilds(live) : { shell: '', remotes: {} };
  const chosen: { part: PartName; build: string }[] = [];
  for (const { part, build: named } of wanted) {
    const build = named ?? getNewest(snapshot, part, wanted.length);
    getContract(snapshot, part, build);
    builds = replaceBuild(builds, part, build);
    chosen.push({ part, build });
  }
  const subject: PartName[] = wanted.map(({ part }) => part);
  if (without) {
    getBuild(getLive(snapshot), without);
    subject.push(without);
    builds = omitBuild(builds, without);
  }
  const plan = withStyleViolations(snapshot, planChange(snapshot, { action: 'promote', subject, builds }), chosen);
  if (!without) return plan;
  return { ...plan, violations: plan.violations.map((violation) => explainTooEarly(violation, without)) };
}

/** The live shell still has routes of the remote that is to leave: the usual hint, to promote the remote, does not help. */
function explainTooEarly(violation: Violation, without: RemoteName): Violation {
  if (violation.code !== 'absent' || violation.absent !== without) return violation;
  return {
    ...violation,
    message: violation.message.replace('which is not part of the site', 'which is to leave the site'),
    hint:
      `take the routes of ${without} out of the shell first, then: npm run build -w shell && npx ponte publish shell ` +
      `&& npx ponte promote shell --without ${without} --why "…"`,
  };
}

/**
 * The canary of the part while one runs, else the last published build. If that build was withdrawn, the live build stays:
 * a build that was rolled back returns only when it is named, not when all parts are promoted again.
 */
export function getNewest(snapshot: Snapshot, part: PartName, count = 1): string {
  const { history, location } = snapshot;
  const [live] = history;
  if (live?.canary?.part === part) return live.canary.build;
  const newest = snapshot.findNewest(part);
  if (!newest) {
    throw new ReleaseError('not-found', `no build of ${part} is in ${location}`, `ponte publish ${part}`);
  }
  const withdrawal = findWithdrawal(history, part, newest);
  const current = live && findBuild(live, part);
  if (!withdrawal || current === newest) return newest;
  if (count > 1 && current !== undefined) return current;
  throw new ReleaseError(
    'refused',
    `the newest build, ${part} ${newest}, was withdrawn by release ${withdrawal.serial}: ${withdrawal.why}`,
    `name it to bring it back: ponte promote ${part}@${newest} --why "…"`,
  );
}
