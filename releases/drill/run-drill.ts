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
import { requestContinuously, startBeaconServer } from './traffic';
import { damages, removeFiles, type Damage } from './damages';
import { getChromium } from './find-chromium';
import { createScratchStore, type ScratchStore } from './scratch-store';
import { libraryFaults, visitWithoutLibrary } from './visit-without-library';
import { getRemotePage, visit, type RemotePage, type Visit } from './visit';

export interface DrillResult {
  readonly damage: string;
  readonly visit: Visit;
  /** From the rollback's start to the first page of the old build; null if none was served, absent without a rollback. */
  readonly restoredMs?: number | null;
  /** Errors of the requests during the rollback. */
  readonly errors: readonly string[];
}

interface DrillOptions {
  readonly source: Store;
  readonly composer: Composer;
  readonly part: RemoteName;
  readonly report: (line: string) => void;
}

/** Breaks a remote on a scratch site in each way, opens it in a browser, and rolls back. The real store is only read. */
export async function runDrill({ source, composer, part, report }: DrillOptions): Promise<DrillResult[]> {
  const executablePath = getChromium(chromium.executablePath());
  report(`copying the live builds, and breaking one of ${part}`);
  const settings = await getSettings(source, await readLive(source));
  const scratch = await createScratchStore(source, part);
  const backend = await startBeaconServer();
  const edge = await createEdge({
    store: scratch.store.location,
    backend: backend.url,
    ...policyOptions(readEdgeSettings(settings)),
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await edge.listen({ host: '127.0.0.1', port: 0 });
    const live = await readLive(source);
    const shell = await readContract(source, 'shell', live.shell);
    const remotePage = getRemotePage(shell, await readContract(source, part, scratch.good));
    const url = `http://localhost:${(edge.server.address() as AddressInfo).port}${remotePage.path}`;
    await change({ scratch, composer, settings, report }, (snapshot) =>
      planPromote(
        snapshot,
        listParts(live).map((name) => ({ part: name, ...(name === part && { build: scratch.good }) })),
      ),
    );
    const drilled: DrillResult[] = [];
    for (const damage of damages) {
      report(`${part}: ${damage.name}`);
      drilled.push(
        await drill({
          scratch,
          composer,
          settings,
          part,
          remotePage,
          url,
          browser,
          beacons: backend.beacons,
          damage,
          report,
        }),
      );
    }
    // The good build is live again.
    for (const fault of libraryFaults) {
      report(`${part}: ${fault.name}`);
      const { launcher } = remotePage;
      const files = shell.federation?.js ?? [];
      const expected = { url, part, good: scratch.good, files, fault, launcher };
      const seen = await visitWithoutLibrary(browser, backend.beacons, expected);
      drilled.push({ damage: fault.name, visit: seen, errors: [] });
    }
    return drilled;
  } finally {
    await browser.close();
    await edge.close();
    backend.close();
    await scratch.remove();
  }
}

interface DrillContext {
  readonly scratch: ScratchStore;
  readonly composer: Composer;
  /** The settings of the copied site. */
  readonly settings: SiteValues;
  readonly report: (line: string) => void;
}

interface DrillStep extends DrillContext {
  readonly part: RemoteName;
  readonly remotePage: RemotePage;
  readonly url: string;
  readonly browser: Browser;
  readonly beacons: Parameters<typeof visit>[1];
  readonly damage: Damage;
}

async function drill(step: DrillStep): Promise<DrillResult> {
  const { scratch, composer, part, remotePage, url, browser, beacons, damage } = step;
  const { store, broken, good } = scratch;
  await change(step, (snapshot) => planPromote(snapshot, [{ part, build: broken }]));
  await prepareRollbacks(store, composer, () => {});
  const contract = await readContract(store, part, broken);
  const restoreFiles = await removeFiles(
    await store.builds.getFolder(part, broken),
    damage.gone(contract, remotePage.module),
  );
  const seen = await visit(browser, beacons, {
    url,
    part,
    broken,
    good,
    phase: damage.reports,
    launcher: remotePage.launcher,
  });
  const visitor = requestContinuously(url);
  const started = performance.now();
  await change(step, (snapshot) => planRollback(snapshot, { part }));
  // A new connection: composing may block this process until the edge has closed one that was kept alive.
  const html = await (await fetch(url, { headers: { connection: 'close' } })).text();
  const restoredMs = html.includes(broken) || !html.includes(good) ? null : Math.round(performance.now() - started);
  const errors = await visitor.stop();
  await restoreFiles();
  return { damage: damage.name, visit: seen, restoredMs, errors };
}

function change({ scratch: { store }, composer, settings: environment, report }: DrillContext, planFor: PlanFor) {
  const options = { why: 'drill', by: 'ponte drill', force: false, dryRun: false, environment, report };
  return changeLive(store, composer, planFor, { ...options, compressionLevel: 'quick' });
}
