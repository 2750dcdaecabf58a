/**
 * `npm start`: the whole product on this machine. Builds what changed, publishes and promotes it, starts the backend and
 * serves everything behind the Node edge on one port.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareRollbacks } from 'releases/change/prepare-rollbacks';
import { compose, compositionIdOf } from 'composer/compose';
import { createEdge } from 'edge/create-edge';
import { policyOptions, readEdgeSettings } from 'edge/settings';
import { findSiteValues } from 'releases/settings/get-settings';
import { pickGiven } from 'releases/settings/site-values';
import { createDiskStore } from 'releases/store/disk/disk-store';
import { ReleaseError } from '@ponte/contract/release-error';
import { findMetricsPort, superviseBackend } from './backend-process';
import { serveWithOverrides } from './permit-overrides';
import { releaseParts } from './release-parts';
import { requireFreeDataFolder, requireFreePort } from './require-free';
import { readLocalSettings } from './settings';

const composer = { compose, compositionIdOf };
const say = (line: string) => console.log(line);

try {
  await run();
} catch (error) {
  const hint = error instanceof ReleaseError ? ` (${error.hint})` : '';
  console.error(`npm start: ${error instanceof Error ? error.message : String(error)}${hint}`);
  process.exit(1);
}

async function run(): Promise<void> {
  const settings = readLocalSettings(process.env);
  // Checked before the build, which takes minutes.
  await requireFreePort(settings.port, settings.host);
  if (!process.env.DATABASE_URL) await requireFreeDataFolder(settings.dataDir);
  const store = createDiskStore(join(settings.dataDir, 'releases'));
  // Set by `npm run dev` of a remote.
  const { values } = parseArgs({ options: { 'allow-overrides': { type: 'boolean', default: false } } });
  const withOverrides = values['allow-overrides'];
  const given = pickGiven(process.env);
  const kept = await findSiteValues(store).catch(() => undefined);
  const metricsPort = await findMetricsPort(process.env, kept?.TALLIES_URL);

  const { settings: site = {} } = await releaseParts({
    store,
    composer,
    why: kept ? 'new builds' : 'first release',
    by: settings.by,
    environment: given,
    addresses: {
      ...(given.SITE_URL === undefined && { SITE_URL: `http://localhost:${settings.port}` }),
      // With port 0 the next start gets another port, so the URL is not stored.
      ...(given.TALLIES_URL === undefined &&
        metricsPort !== '0' && { TALLIES_URL: `http://127.0.0.1:${metricsPort}/tallies` }),
    },
    say,
  });

  const { SITE_ID: siteId, SITE_URL: siteUrl } = site;
  const backend = await superviseBackend({ dataDir: settings.dataDir, siteId, siteUrl, metricsPort, say });
  const edge = await createEdge({
    store: store.location,
    backend: `http://127.0.0.1:${backend.port}`,
    ...policyOptions(readEdgeSettings({ ...process.env, ...site, ...(withOverrides && { ALLOW_OVERRIDES: 'true' }) })),
  });
  if (withOverrides) serveWithOverrides(edge);
  await edge.listen({ port: settings.port, host: settings.host });

  // Before the URL is printed: a caller may stop the process as soon as it reads it.
  stopOnSignal(async () => {
    await edge.close();
    await backend.stop();
  });
  say(`\n  Ponte is at http://localhost:${settings.port}`);
  say(`  Log in at   http://localhost:${settings.port}/login as ${backend.login}`);
  say(`  Mails go to ${backend.mail}`);
  say(`  Tallies at  ${backend.talliesUrl}\n`);
  // The site is up. A rollback that is not prepared is composed when it is made.
  await prepareRollbacks(store, composer, say).catch((error: unknown) =>
    say(`rollbacks are not prepared: ${String(error)}`),
  );
}

function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}
