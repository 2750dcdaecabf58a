import type { AddressInfo } from 'node:net';
import type { SiteValues } from '@ponte/contract/release';
import { createEdge } from './create-edge';
import { createLiveSite } from './live-site';
import { createNginxConfig } from './nginx/create-nginx-config';
import { findBrotliModule } from './nginx/find-brotli-module';
import { readEdgeSettings, type EdgeSettings } from './settings';

const longestShutdownMs = 10_000;

/** Finds the settings of the release that is live in a store; undefined where nothing can say them. */
type FindSiteValues = (store: string) => Promise<SiteValues | undefined>;

/**
 * The edge as a program: serves the store's live release until it is told to stop. With `--print-nginx` it prints the
 * configuration with which nginx does the same.
 */
export async function runEdge(findSiteValues: FindSiteValues): Promise<void> {
  try {
    const settings = await readSettings(process.env, findSiteValues);
    if (process.argv.includes('--print-nginx')) await printNginx(settings);
    else await serve(settings);
  } catch (error) {
    console.error(`edge: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** The live release decides what its pages may load; the environment does where the release is silent. */
async function readSettings(env: NodeJS.ProcessEnv, findSiteValues: FindSiteValues): Promise<EdgeSettings> {
  const settings = readEdgeSettings(env);
  return readEdgeSettings({ ...env, ...(await findSiteValues(settings.store)) });
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
