import webpack, { type Configuration } from 'webpack';
import { browserConfig } from './browser';
import type { BuildContext } from './context';
import { nodeConfig } from './node';
import { providedByShell } from './shared';

/** The webpack configurations of the shell: `browser` starts the page, `server` prerenders it. */
export function shellConfig(entries: { browser: string; server: string }) {
  return (context: BuildContext): Configuration[] => {
    const browser = browserConfig(context);
    browser.entry = { main: entries.browser };
    browser.output = {
      ...browser.output,
      filename: context.mode === 'production' ? 'static/js/[name].[contenthash:8].js' : 'static/js/[name].js',
    };
    // Remotes are not configured here, because the page's lock names them. The shell is the only provider, so its own
    // imports need no lookup in the share scope.
    browser.plugins?.push(new webpack.sharing.ProvideSharedPlugin({ provides: providedByShell }));
    return [browser, nodeConfig(context, { shell: entries.server }, {})];
  };
}
