import { partNames, type PartName } from 'shared-config/contract/parts';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { getContract, type Builds } from './contracts';
import { buildOf, findWithdrawal, type History } from './history';
import { planChange, type Plan } from './plan';

/** A part to promote; without a build, its last published one. */
export interface Wanted {
  readonly part: PartName;
  readonly build?: string | undefined;
}

export async function planPromote(store: Store, history: History, wanted: readonly Wanted[]): Promise<Plan> {
  const [live] = history;
  const missing = partNames.filter((part) => !live && !wanted.some((one) => one.part === part));
  if (missing.length > 0) {
    throw new ReleaseError(
      'refused',
      `nothing is live yet, and the first release needs every part: ${missing.join(', ')} is missing`,
      `ponte promote ${partNames.join(' ')} --why "first release"`,
    );
  }
  const builds: Partial<Record<PartName, string>> = {};
  for (const part of partNames) {
    const one = wanted.find((candidate) => candidate.part === part);
    if (one) builds[part] = one.build ?? (await getNewest(store, history, part, wanted.length));
    else if (live) builds[part] = buildOf(live, part);
  }
  for (const { part } of wanted) await getContract(store, part, builds[part] ?? '');
  return planChange(store, history, {
    action: 'promote',
    subject: wanted.map(({ part }) => part),
    builds: builds as Builds,
  });
}

/**
 * The canary of the part where one runs, else the last published build, unless it was withdrawn: then the live one stays.
 * So a build that was rolled back comes back by its name only, never because somebody promoted everything again.
 */
export async function getNewest(store: Store, history: History, part: PartName, count = 1): Promise<string> {
  const [live] = history;
  if (live?.canary?.part === part) return live.canary.build;
  const [newest] = await store.builds.list(part);
  if (!newest) {
    throw new ReleaseError('not-found', `no build of ${part} is in ${store.location}`, `ponte publish ${part}`);
  }
  const withdrawal = findWithdrawal(history, part, newest.build);
  if (!withdrawal || !live || buildOf(live, part) === newest.build) return newest.build;
  if (count > 1) return buildOf(live, part);
  throw new ReleaseError(
    'refused',
    `the newest build, ${part} ${newest.build}, was withdrawn by release ${withdrawal.serial}: ${withdrawal.why}`,
    `name it to bring it back: ponte promote ${part}@${newest.build} --why "…"`,
  );
}
