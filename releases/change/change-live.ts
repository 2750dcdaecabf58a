import { isDeepStrictEqual } from 'node:util';
import type { Canary, Release, SiteValues } from '@ponte/contract/release';
import type { ComposeOptions, Composer, Ingredients, PageCompressionLevel } from 'composer/composer';
import { ReleaseError } from '@ponte/contract/release-error';
import { getInherited } from '../settings/get-settings';
import {
  requireChangedEnvironment,
  requireSameEnvironment,
  type InheritedSettings,
} from '../settings/inherit-settings';
import type { Store } from '../store/store';
import { IncompatibleError } from '../compatibility/violation';
import { recompose } from '../verify/repair';
import { verifyComposition } from '../verify/verify-files';
import { readHistory } from './history';
import type { PlannedCanary } from './canary';
import type { Plan } from './plan';
import { runPlan, type Snapshot } from './snapshot';
import { verifyPages } from './verify-pages';

/** How many times to retry when another command moves the pointer first. */
const attempts = 25;

export interface ChangeOptions {
  readonly why: string;
  readonly by: string;
  readonly force: boolean;
  readonly dryRun: boolean;
  /** The settings in the environment. The first release takes them; a later one must not contradict them. */
  readonly environment: SiteValues;
  readonly report: (line: string) => void;
  /** Of the pages. Without it a rollback, which is urgent, is compressed quickly, and anything else well. */
  readonly compressionLevel?: PageCompressionLevel;
}

export interface Change {
  /** `unchanged`: the requested builds are live already. */
  readonly outcome: 'changed' | 'unchanged' | 'planned';
  readonly plan: Plan;
  readonly release: Release;
  /** Where the settings came from, if the store had none. */
  readonly seededFrom?: InheritedSettings['seededFrom'];
}

/** Plans a change from what is live and from the settings that the next release inherits. */
export type PlanFor = (snapshot: Snapshot, settings: SiteValues) => Plan;

/**
 * Makes a planned change live. The pages are composed outside the store's lock, so that a rollback never waits for a
 * promote. When the live release has moved meanwhile, the change is planned again from the new one.
 */
export async function changeLive(
  store: Store,
  composer: Composer,
  planFor: PlanFor,
  options: ChangeOptions,
): Promise<Change> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const history = await readHistory(store);
    const [live] = history;
    const { settings: inherited, seededFrom } = await getInherited(store, live, options.environment);
    const plan = await runPlan(store, history, (snapshot) => planFor(snapshot, inherited));
    const settings = plan.settings ?? inherited;
    // Settings that come from the pages are reported. The environment is compared from the next change on.
    if (plan.settings) requireChangedEnvironment(inherited, settings, options.environment);
    if (seededFrom !== 'pages') requireSameEnvironment(settings, options.environment);
    if (plan.violations.length > 0 && !options.force) throw new IncompatibleError(plan.violations);
    const release = await describe(store, composer, plan, settings, live, options);
    const seeded = seededFrom && { seededFrom };
    if (live && isSame(live, release)) return { outcome: 'unchanged', plan, release: live };
    if (options.dryRun) return { outcome: 'planned', plan, release, ...seeded };
    const usual = plan.action === 'rollback' ? 'quick' : 'good';
    const how = { report: options.report, compressionLevel: options.compressionLevel ?? usual };
    if (release.composition !== live?.composition) await composePages(store, composer, { ...plan.pins, settings }, how);
    if (plan.canary && release.canary?.composition !== live?.canary?.composition) {
      await composePages(store, composer, { ...plan.canary.pins, settings }, how);
    }
    if (await store.releases.append(release)) return { outcome: 'changed', plan, release, ...seeded };
    options.report('another command changed what is live: planning again');
  }
  throw new ReleaseError('busy', 'other commands keep changing what is live', 'try again when they are done');
}

function isSame(live: Release, next: Release): boolean {
  const pagesOf = ({ shell, remotes, settings, composition, canary }: Release) => ({
    shell,
    remotes,
    settings,
    composition,
    canary,
  });
  return isDeepStrictEqual(pagesOf(live), pagesOf(next));
}

async function describe(
  store: Store,
  composer: Composer,
  plan: Plan,
  settings: SiteValues,
  live: Release | undefined,
  options: ChangeOptions,
): Promise<Release> {
  const { pins, canary } = plan;
  const keepsPages = live && plan.canaryOnly && isDeepStrictEqual(pins, { shell: live.shell, remotes: live.remotes });
  const composition = keepsPages ? live.composition : await composer.compositionIdOf(store, { ...pins, settings });
  return {
    serial: (live?.serial ?? 0) + 1,
    previous: live?.serial ?? null,
    at: new Date().toISOString(),
    by: options.by,
    why: options.why,
    action: plan.action,
    subject: [...plan.subject],
    ...(plan.withdrawn && { withdrawn: plan.withdrawn }),
    ...(plan.violations.length > 0 && { forced: true }),
    ...pins,
    composition,
    settings,
    ...(canary && { canary: await describeCanary(store, composer, canary, settings) }),
  };
}

async function describeCanary(
  store: Store,
  composer: Composer,
  { part, build, share, pins }: PlannedCanary,
  settings: SiteValues,
): Promise<Canary> {
  return { part, build, share, composition: await composer.compositionIdOf(store, { ...pins, settings }) };
}

async function composePages(
  store: Store,
  composer: Composer,
  ingredients: Ingredients,
  how: Required<ComposeOptions>,
): Promise<void> {
  // Prepared pages may be old: verify them.
  const isPrepared = await store.compositions.has(await composer.compositionIdOf(store, ingredients));
  const composition = await composer.compose(store, ingredients, how);
  if (isPrepared && (await verifyComposition(store, composition)).length > 0) {
    how.report(`composition ${composition} is corrupt: rendering it again`);
    await recompose(store, composer, { composition, ingredients }, how.report);
  }
  const { pages, files, problems } = await verifyPages(store, composition, ingredients);
  if (problems.length > 0) {
    throw new ReleaseError(
      'refused',
      problems.join('; '),
      'publish the part again from a fresh build and promote that',
    );
  }
  how.report(`checked ${files} files that ${pages} pages name`);
}
