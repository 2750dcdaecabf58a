/**
 * The edge of a production site: serves the store's live release until it is told to stop. With `--print-nginx` it prints
 * the configuration with which nginx does the same.
 */
import type { AddressInfo } from 'node:net';
import { createEdge } from './create-edge';
import { createLiveSite } from './live-site';
import { createNginxConfig } from './nginx/create-nginx-config';
import { findBrotliModule } from './nginx/find-brotli-module';
import { createDiskStore } from '../store/disk-store';
import { findSiteValues } from '../settings/get-settings';
import { readEdgeSettings, type EdgeSettings } from './settings';

const longestShutdownMs = 10_000;

try {
  const settings = await readSettingsOfSite(process.env);
  if (process.argv.includes('--print-nginx')) await printNginx(settings);
  else await serve(settings);
} catch (error) {
  console.error(`edge: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** What the pages may load is the site's to say; the environment, where nothing says it. */
async function readSettingsOfSite(env: NodeJS.ProcessEnv): Promise<EdgeSettings> {
  const settings = readEdgeSettings(env);
  const site = await findSiteValues(createDiskStore(settings.store));
  return readEdgeSettings({ ...env, ...site });
}

async function printNginx({ host, port, ...settings }: EdgeSettings): Promise<void> {
  const live = await createLiveSite(settings.store, () => {})();
  if (!live) throw new Error(`no release is live in ${settings.store}; promote one first`);
  if (!live.routes) throw new Error(`${live.folder}/routes.json cannot be read; ponte verify --repair`);
  const listen = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  // Printed for an nginx of another machine, only the setting can say where the module lies there.
  const brotliModule = settings.brotliModule ?? findBrotliModule();
  process.stdout.write(createNginxConfig({ ...settings, listen, routes: live.routes, brotliModule }));
}

async function serve({ host, port, ...settings }: EdgeSettings): Promise<void> {
  const edge = await createEdge(settings);
  await edge.listen({ host, port });
  console.log(`edge: ready on http://${host}:${(edge.server.address() as AddressInfo).port}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), longestShutdownMs).unref();
      void edge.close().then(() => process.exit(0));
    });
  }
}
