import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright-core';
import type { RemoteName } from '@ponte/contract/parts';
import type { SiteValues } from '@ponte/contract/release';
import type { Composer } from 'composer/composer';
import { createEdge } from 'edge/create-edge';
import { policyOptions, readEdgeSettings } from 'edge/settings';
import { changeLive, type PlanFor } from '../change/change-live';
import { readContract } from '../change/contracts';
import { listParts, readLive } from '../change/history';
import { planPromote } from '../change/plan-promote';
import { planRollback } from '../change/plan-rollback';
import { prepareRollbacks } from '../change/prepare-rollbacks';
import { getSettings } from '../settings/get-settings';
import type { Store } from '../store/store';
import { arriveContinuously, receiveBeacons } from './traffic';
import { damages, takeAway, type Damage } from './damages';
import { getChromium } from './find-chromium';
import { createScratchStore, type ScratchStore } from './scratch-store';
import { getShown, visit, type Shown, type Visit } from './visit';

export interface Drilled {
  readonly damage: string;
  readonly visit: Visit;
  /** From the rollback's start to the first page of the old build; null when none came. */
  readonly restoredMs: number | null;
  /** What visitors met who came meanwhile. */
  readonly errors: readonly string[];
}

interface DrillOptions {
  readonly source: Store;
  readonly composer: Composer;
  readonly part: RemoteName;
  readonly report: (line: string) => void;
}

/** Breaks a remote on a scratch site in every way, has a visitor come, and puts it back. The real store is only read. */
export async function runDrill({ source, composer, part, report }: DrillOptions): Promise<Drilled[]> {
  const executablePath = getChromium(chromium.executablePath());
  report(`copying the live builds, and breaking one of ${part}`);
  const settings = await getSettings(source, await readLive(source));
  const scratch = await createScratchStore(source, part);
  const backend = await receiveBeacons();
  const edge = await createEdge({
    store: scratch.store.location,
    backend: backend.url,
    ...policyOptions(readEdgeSettings(settings)),
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await edge.listen({ host: '127.0.0.1', port: 0 });
    const live = await readLive(source);
    const shown = getShown(
      await readContract(source, 'shell', live.shell),
      await readContract(source, part, scratch.good),
    );
    const url = `http://localhost:${(edge.server.address() as AddressInfo).port}${shown.path}`;
    await change({ scratch, composer, settings, report }, (snapshot) =>
      planPromote(
        snapshot,
        listParts(live).map((name) => ({ part: name, ...(name === part && { build: scratch.good }) })),
      ),
    );
    const drilled: Drilled[] = [];
    for (const damage of damages) {
      report(`${part}: ${damage.name}`);
      drilled.push(
        await drill({
          scratch,
          composer,
          settings,
          part,
          shown,
          url,
          browser,
          beacons: backend.beacons,
          damage,
          report,
        }),
      );
    }
    return drilled;
  } finally {
    await browser.close();
    await edge.close();
    backend.close();
    await scratch.remove();
  }
}

interface Surroundings {
  readonly scratch: ScratchStore;
  readonly composer: Composer;
  /** Those of the site that is copied. */
  readonly settings: SiteValues;
  readonly report: (line: string) => void;
}

interface Exercise extends Surroundings {
  readonly part: RemoteName;
  readonly shown: Shown;
  readonly url: string;
  readonly browser: Browser;
  readonly beacons: Parameters<typeof visit>[1];
  readonly damage: Damage;
}

async function drill(exercise: Exercise): Promise<Drilled> {
  const { scratch, composer, part, shown, url, browser, beacons, damage } = exercise;
  const { store, broken, good } = scratch;
  await change(exercise, (snapshot) => planPromote(snapshot, [{ part, build: broken }]));
  await prepareRollbacks(store, composer, () => {});
  const contract = await readContract(store, part, broken);
  const bringBack = await takeAway(await store.builds.getFolder(part, broken), damage.gone(contract, shown.module));
  const seen = await visit(browser, beacons, {
    url,
    part,
    broken,
    good,
    phase: damage.reports,
    launcher: shown.launcher,
  });
  const visitor = arriveContinuously(url);
  const started = performance.now();
  await change(exercise, (snapshot) => planRollback(snapshot, { part }));
  // A connection of its own: composing can block this process until the edge has closed one that was kept open.
  const html = await (await fetch(url, { headers: { connection: 'close' } })).text();
  const restoredMs = html.includes(broken) || !html.includes(good) ? null : Math.round(performance.now() - started);
  const errors = await visitor.stop();
  await bringBack();
  return { damage: damage.name, visit: seen, restoredMs, errors };
}

function change({ scratch: { store }, composer, settings: environment, report }: Surroundings, planFor: PlanFor) {
  const options = { why: 'drill', by: 'ponte drill', force: false, dryRun: false, environment, report };
  return changeLive(store, composer, planFor, options);
}
