import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { partNames, type PartName, type RemoteName } from '@ponte/contract/parts';
import { buildId, createBuild } from 'fixtures/builds/create-build';
import { changeLive, type Change, type PlanFor } from '../change/change-live';
import { readHistory } from '../change/history';
import { planCanary } from '../change/plan-canary';
import { planPromote } from '../change/plan-promote';
import { planRollback } from '../change/plan-rollback';
import { runPlan, type Snapshot } from '../change/snapshot';
import type { Store } from '../store/store';
import { createFakeComposer } from './fake-composer';
import { scratchSite } from './stub-tallies';
import { disk, type Medium, type OpenMedium } from './media';
import { createTemplate } from './template';

const composer = createFakeComposer();
/** The settings of the first release. */
const environment = { SITE_ID: scratchSite };

/** A temporary release store, and verbs that change it. */
export interface Scratch<Open extends OpenMedium = OpenMedium> {
  /** For files that a test makes. */
  readonly folder: string;
  readonly medium: Open;
  readonly store: Store;
  /** Writes the nth build of a part outside the store; returns its folder. */
  readonly build: (part: PartName, n: number, changes?: Partial<BuildContract>) => Promise<string>;
  readonly publish: (part: PartName, n: number, changes?: Partial<BuildContract>) => Promise<void>;
  /** Publishes build 1 of every part and makes them live as release 1. */
  readonly start: () => Promise<void>;
  /** Runs a plan on the store. */
  readonly plan: <T>(plan: (snapshot: Snapshot) => T) => Promise<T>;
  readonly promote: (part: PartName, n: number, options?: { force?: boolean }) => Promise<Change>;
  /** Gives the nth build to a share of the visitors. */
  readonly canary: (part: PartName, n: number, share: number, options?: { force?: boolean }) => Promise<Change>;
  /** Removes a remote from the site, with the nth shell, which has no routes of it. */
  readonly leave: (part: RemoteName, shell: number) => Promise<Change>;
  readonly rollback: (part: PartName, to?: number) => Promise<Change>;
}

/** Made before each test and removed after it, in a folder unless a test names another medium. */
export function createScratch(): Scratch;
export function createScratch<Open extends OpenMedium>(kind: Medium<Open>): Scratch<Open>;
export function createScratch(kind: Medium = disk): Scratch {
  let folder = '';
  let medium: OpenMedium;
  let store: Store;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ponte-'));
    medium = await kind.open(folder);
    store = medium.openStore();
  });
  afterEach(async () => {
    await medium.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const build: Scratch['build'] = async (part, n, changes) => {
    const target = join(folder, 'builds', part, String(n));
    await createBuild(target, part, n, changes);
    return target;
  };
  const publish: Scratch['publish'] = async (part, n, changes) => {
    const target = join(folder, 'builds', part, String(n));
    await store.builds.add(await createBuild(target, part, n, changes), target);
  };
  const change = (planFor: PlanFor, why: string, force = false) =>
    changeLive(store, composer, planFor, { why, by: 'ana', force, dryRun: false, environment, report: () => {} });

  const started = createTemplate(async () => {
    for (const part of partNames) await publish(part, 1);
    const wanted = partNames.map((part) => ({ part }));
    await change((snapshot) => planPromote(snapshot, wanted), 'first');
  });

  return {
    get folder() {
      return folder;
    },
    get medium() {
      return medium;
    },
    get store() {
      return store;
    },
    build,
    publish,
    start: () => started.copyInto(medium.folder),
    plan: async (plan) => runPlan(store, await readHistory(store), plan),
    promote: (part, n, options) =>
      change((snapshot) => planPromote(snapshot, [{ part, build: buildId(n) }]), `${part} ${n}`, options?.force),
    canary: (part, n, share, options) =>
      change(
        (snapshot) => planCanary(snapshot, { part, build: buildId(n) }, share),
        `${part} ${n} for ${share} %`,
        options?.force,
      ),
    leave: (part, shell) =>
      change((snapshot) => planPromote(snapshot, [{ part: 'shell', build: buildId(shell) }], part), `without ${part}`),
    rollback: (part, to) =>
      change((snapshot) => planRollback(snapshot, { part, to: to === undefined ? to : buildId(to) }), `${part} back`),
  };
}
