import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { browserConfig } from './browser';
import type { BuildContext } from './context';
import { nodeConfig } from './node';
import { providedByShell } from './shared';

/** The webpack configurations of the host: `browser` starts the page, `server` prerenders it. */
export function shellConfig(entries: { browser: string; server: string }) {
  return (context: BuildContext): Configuration[] => {
    const browser = browserConfig(context);
    browser.entry = { main: entries.browser };
    browser.output = {
      ...browser.output,
      filename: context.mode === 'production' ? 'static/js/[name].[contenthash:8].js' : 'static/js/[name].js',
    };
    browser.plugins?.push(
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: [fileURLToPath(new URL('./provide-runtime.ts', import.meta.url))],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    );
    return [browser, nodeConfig(context, { shell: entries.server }, [])];
  };
}
