/**
 * `npm run dev`: every part from its sources behind one address, in one process: the parts' compilers share a
 * webpack-dev-server that reloads what changes; the backend restarts on change.
 */
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { partNames } from '@ponte/contract/parts';
import { readSettings } from 'composer/settings';
import { backendPrefixes } from 'edge/rules';
import { findSiteValues } from 'releases/settings/get-settings';
import { pickGiven } from 'releases/settings/site-values';
import { createDiskStore } from 'releases/store/disk/disk-store';
import { watchBackend } from './backend-process';
import { createDevPage } from './dev-page';
import { followTexts, readDevPartTexts, readDevTexts } from './dev-texts';
import { devConfiguration } from './dev-webpack';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { repositoryRoot } from '@ponte/toolchain/build/repository';
import { requireFreeDataFolder, requireFreePort } from './require-free';
import { readLocalSettings } from './settings';

const settings = readLocalSettings(process.env);
await requireFree(settings);
const here = { SITE_URL: `http://localhost:${settings.port}` };
// The settings of the site of `npm start`, if there is one: nothing is released here.
const kept = await findSiteValues(createDiskStore(join(settings.dataDir, 'releases'))).catch(() => undefined);
const { site } = readSettings({ ...kept, ...here, ...pickGiven(process.env) });
const locales = partNames.map((part) => join(repositoryRoot, part, 'locales'));
const backendPort = await findFreePort();

const compiler = webpack(await Promise.all(partNames.map(devConfiguration)));
const server = new WebpackDevServer(
  {
    port: settings.port,
    host: settings.host,
    hot: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    proxy: [{ context: [...backendPrefixes], target: `http://127.0.0.1:${backendPort}` }],
    historyApiFallback: false,
    setupMiddlewares(middlewares) {
      const changes = { name: 'changes', path: '/locales/changes', middleware: followTexts(locales) };
      const texts = { name: 'texts', path: '/locales', middleware: readDevTexts };
      const partTexts = { name: 'part texts', path: '/dev', middleware: readDevPartTexts };
      const page = { name: 'page', middleware: createDevPage(site) };
      return [changes, texts, partTexts, ...middlewares, page];
    },
  },
  compiler as never,
);

const stopBackend = watchBackend({
  dataDir: settings.dataDir,
  siteUrl: here.SITE_URL,
  port: backendPort,
  say: (line) => console.log(line),
});
await server.start();
console.log(`\n  Ponte (development) is at http://localhost:${settings.port}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopBackend();
    void server.stop().then(() => process.exit(0));
  });
}

/** Checks first, because a failure later would leave running processes behind. */
async function requireFree({ port, host, dataDir }: typeof settings): Promise<void> {
  try {
    await requireFreePort(port, host);
    if (!process.env.DATABASE_URL) await requireFreeDataFolder(dataDir);
  } catch (error) {
    console.error(`npm run dev: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
