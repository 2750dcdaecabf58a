/** `npm run components`: serves the gallery on localhost from the parts' sources, and reloads it when one changes. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { browserConfig } from '@ponte/toolchain/webpack/browser';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** The audit of the stories loads it. */
const axe = dirname(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));
const port = Number(process.env.PORT ?? 8790);
/** Off in a test that opens all stories: each window would load the reload client. */
const watches = process.env.WATCH !== 'false';

const configuration = browserConfig({
  mode: 'development',
  part: 'gallery',
  folder,
  build: 'dev',
  output: folder,
  publicPath: '/',
});
configuration.entry = './main.tsx';
if (watches) configuration.plugins?.push(new ReactRefreshPlugin({ overlay: false }));

const server = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    hot: watches,
    // Each window of a test loads the script of all stories: unchanged, so the browser may keep it.
    compress: watches,
    headers: watches ? {} : { 'cache-control': 'max-age=3600' },
    liveReload: watches,
    client: watches && { logging: 'none', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    static: [
      { directory: folder, watch: false },
      { directory: axe, publicPath: '/axe', watch: false },
    ],
    historyApiFallback: true,
  },
  webpack(configuration),
);

await server.start();
console.log(`\n  Every component in every state: http://localhost:${port}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
