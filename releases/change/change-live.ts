import { isDeepStrictEqual } from 'node:util';
import type { Canary, Release } from 'shared-config/contract/release';
import type { ComposeOptions, Composer, Pins } from '../compose/composer';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { GateError } from './gate-error';
import { readHistory, type History } from './history';
import type { PlannedCanary } from './join-canary';
import type { Plan } from './plan';
import { verifyPages } from './verify-pages';

/** So often may others be faster before a change gives up. */
const attempts = 25;

export interface ChangeOptions {
  readonly why: string;
  readonly by: string;
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly report: (line: string) => void;
}

export interface Change {
  /** `unchanged`: what was asked for is live already. */
  readonly outcome: 'changed' | 'unchanged' | 'planned';
  readonly plan: Plan;
  readonly release: Release;
}

/**
 * Makes a planned change live. Composing takes its time outside the store's lock, so that a rollback never waits for
 * somebody's promote; when the live release has moved meanwhile, everything is worked out again from the new one.
 */
export async function changeLive(
  store: Store,
  composer: Composer,
  planFor: (history: History) => Promise<Plan>,
  options: ChangeOptions,
): Promise<Change> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const history = await readHistory(store);
    const plan = await planFor(history);
    if (plan.refusals.length > 0 && !options.force) throw new GateError(plan.refusals);
    const [live] = history;
    const release = await describe(store, composer, plan, live, options);
    if (live && isSame(live, release)) return { outcome: 'unchanged', plan, release: live };
    if (options.dryRun) return { outcome: 'planned', plan, release };
    // Who takes a build back is in a hurry.
    const how = { report: options.report, effort: plan.action === 'rollback' ? 'quick' : 'good' } as const;
    if (release.composition !== live?.composition) await makePages(store, composer, plan.pins, how);
    if (plan.canary && release.canary?.composition !== live?.canary?.composition) {
      await makePages(store, composer, plan.canary.pins, how);
    }
    if (await store.releases.append(release)) return { outcome: 'changed', plan, release };
    options.report('somebody else changed what is live: working it out again');
  }
  throw new ReleaseError('busy', 'others keep changing what is live', 'try again when they are done');
}

function isSame(live: Release, next: Release): boolean {
  const pagesOf = ({ shell, remotes, composition, canary }: Release) => ({ shell, remotes, composition, canary });
  return isDeepStrictEqual(pagesOf(live), pagesOf(next));
}

async function describe(
  store: Store,
  composer: Composer,
  plan: Plan,
  live: Release | undefined,
  options: ChangeOptions,
): Promise<Release> {
  const { pins, canary } = plan;
  const keepsPages = live && plan.canaryOnly && isDeepStrictEqual(pins, { shell: live.shell, remotes: live.remotes });
  const composition = keepsPages ? live.composition : await composer.compositionIdOf(store, pins);
  return {
    serial: (live?.serial ?? 0) + 1,
    previous: live?.serial ?? null,
    at: new Date().toISOString(),
    by: options.by,
    why: options.why,
    action: plan.action,
    subject: [...plan.subject],
    ...(plan.withdrawn && { withdrawn: plan.withdrawn }),
    ...(plan.refusals.length > 0 && { forced: true }),
    ...pins,
    composition,
    ...(canary && { canary: await describeCanary(store, composer, canary) }),
  };
}

async function describeCanary(store: Store, composer: Composer, planned: PlannedCanary): Promise<Canary> {
  const { part, build, share, pins } = planned;
  return { part, build, share, composition: await composer.compositionIdOf(store, pins) };
}

async function makePages(store: Store, composer: Composer, pins: Pins, how: Required<ComposeOptions>): Promise<void> {
  const composition = await composer.compose(store, pins, how);
  const { pages, files, problems } = await verifyPages(store, composition, pins);
  if (problems.length > 0) {
    throw new ReleaseError(
      'refused',
      problems.join('; '),
      'publish the part again from a fresh build and promote that',
    );
  }
  how.report(`checked ${files} files that ${pages} pages name`);
}
