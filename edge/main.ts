import type { AddressInfo } from 'node:net';
import type { SiteValues } from '@ponte/contract/release';
import { createEdge } from './create-edge';
import { createLiveSite } from './live-site';
import { createNginxConfig } from './nginx/create-nginx-config';
import { readEdgeSettings, type EdgeSettings } from './settings';

const shutdownTimeoutMs = 10_000;

/** Finds the settings of the live release of a store; undefined if there are none. */
type FindSiteValues = (store: string) => Promise<SiteValues | undefined>;

/**
 * The edge as a program: serves the store's live release until SIGTERM. With `--print-nginx` it prints an nginx
 * configuration that does the same.
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

/** The settings of the live release override the environment, because they decide what its pages may load. */
async function readSettings(env: NodeJS.ProcessEnv, findSiteValues: FindSiteValues): Promise<EdgeSettings> {
  const settings = readEdgeSettings(env);
  return readEdgeSettings({ ...env, ...(await findSiteValues(settings.store)) });
}

async function printNginx({ host, port, ...settings }: EdgeSettings): Promise<void> {
  const live = await createLiveSite(settings.store, () => {})();
  if (!live) throw new Error(`no release is live in ${settings.store}; promote one first`);
  if (!live.routes) throw new Error(`${live.folder}/routes.json cannot be read; ponte verify --repair`);
  const listen = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  process.stdout.write(createNginxConfig({ ...settings, listen, routes: live.routes }));
}

async function serve({ host, port, ...settings }: EdgeSettings): Promise<void> {
  const edge = await createEdge(settings);
  await edge.listen({ host, port });
  console.log(`edge: ready on http://${host}:${(edge.server.address() as AddressInfo).port}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
      void edge.close().then(() => process.exit(0));
    });
  }
}
