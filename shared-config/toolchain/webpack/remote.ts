import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { containerName, type ListedRemote } from '@ponte/contract/parts';
import { browserConfig } from './browser';
import type { BuildContext } from './context';
import { externalRuntime } from './external-runtime';
import { localStyles } from './local-styles';
import { nodeConfig } from './node';
import { oneCopy } from './one-copy';
import { entryQuery } from './runtime-code';
import { nodeExternals, requiredByRemotes } from './shared';
import { stableManifest } from './stable-manifest';

export interface RemoteDefinition {
  readonly name: ListedRemote;
  /** Exposed modules: the name that the shell requests, and the file. */
  readonly exposes: Readonly<Record<string, string>>;
}

/** The name of an exposed module's chunk, which identifies it in the build's statistics. */
export function exposedChunk(module: string): string {
  return `exposed-${module}`;
}

/** The webpack configurations of a remote: for the browser, and for the composer's prerender. */
export function remoteConfig({ name, exposes }: RemoteDefinition) {
  return (context: BuildContext): Configuration[] => {
    const browser = browserConfig(context);
    browser.entry = {};
    // A little below webpack's 20 kB: else what pages share would be in each of them, which are prefetched together.
    browser.optimization = { ...browser.optimization, splitChunks: { minSize: 15_000 } };
    browser.plugins?.push(
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([module, file]) => [
            `./${module}`,
            { import: [file], name: exposedChunk(module) },
          ]),
        ),
        shared: requiredByRemotes,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
      externalRuntime,
      stableManifest,
      entryQuery,
      oneCopy,
      localStyles,
    );
    return [browser, nodeConfig(context, { ...exposes }, nodeExternals)];
  };
}
