import webpack, { type Configuration } from 'webpack';
import { browserConfig } from './browser';
import type { BuildContext } from './context';
import { nodeConfig } from './node';

/** The name of the chunk with the run-time library of module federation, as the shell's `import()` gives it. */
export const federationChunk = 'federation';

/** The last two are dependencies of react-i18next. */
const i18nextPackages =
  /[\\/]node_modules[\\/](i18next|react-i18next|html-parse-stringify|use-sync-external-store)[\\/]/;

const cacheGroups = {
  // One request for each import(): otherwise packages of more than 20 kB get chunks of their own.
  defaultVendors: false,
  // The federation chunk and the loader of texts share it.
  i18next: { test: i18nextPackages, name: 'i18next', chunks: 'async' },
} as const;

/** The webpack configurations of the shell: `browser` starts the page, `server` prerenders it. */
export function shellConfig(entries: { browser: string; server: string }) {
  return (context: BuildContext): Configuration[] => {
    const browser = browserConfig(context);
    browser.entry = { main: entries.browser };
    const filename = 'static/js/[name].js';
    browser.output = { ...browser.output, filename, chunkFilename: filename };
    browser.optimization = { ...browser.optimization, splitChunks: { cacheGroups } };
    // Leaves out what no part uses: the library's own snapshots, and loading in Node.
    browser.plugins?.push(
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' }),
    );
    return [browser, nodeConfig(context, { shell: entries.server }, {})];
  };
}
