import webpack, { type Configuration } from 'webpack';
import { browserConfig } from './browser';
import type { BuildContext } from './context';
import { nodeConfig } from './node';

/** The name of the chunk with the run-time library of module federation, as the shell's `import()` gives it. */
export const federationChunk = 'federation';

/** The webpack configurations of the shell: `browser` starts the page, `server` prerenders it. */
export function shellConfig(entries: { browser: string; server: string }) {
  return (context: BuildContext): Configuration[] => {
    const browser = browserConfig(context);
    browser.entry = { main: entries.browser };
    browser.output = {
      ...browser.output,
      filename: context.mode === 'production' ? 'static/js/[name].[contenthash:8].js' : 'static/js/[name].js',
    };
    // One request for each import(): otherwise packages of more than 20 kB get chunks of their own.
    browser.optimization = { ...browser.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } };
    // Leaves out what no part uses: the library's own snapshots, and loading in Node.
    browser.plugins?.push(
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' }),
    );
    return [browser, nodeConfig(context, { shell: entries.server }, {})];
  };
}
