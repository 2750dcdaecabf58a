import webpack, { type Configuration } from 'webpack';
import { containerName, type ListedRemote } from '@ponte/contract/parts';
import { browserConfig } from './browser';
import type { BuildContext } from './context';
import { entryQuery } from './entry-query';
import { localStyles } from './local-styles';
import { nodeConfig } from './node';
import { oneCopy } from './one-copy';
import { handedIn, requiredByRemotes } from './shared';

export interface RemoteDefinition {
  readonly name: ListedRemote;
  /** Exposed modules: the name the shell asks for, and the file. */
  readonly exposes: Readonly<Record<string, string>>;
}

/** The name of an exposed module's chunk, by which the build's statistics tell it from others. */
export function exposedChunk(module: string): string {
  return `exposed-${module}`;
}

/** The webpack configurations of a remote: what the browser loads, and what the composer prerenders with. */
export function remoteConfig({ name, exposes }: RemoteDefinition) {
  return (context: BuildContext): Configuration[] => {
    const browser = browserConfig(context);
    browser.entry = {};
    browser.plugins?.push(
      new webpack.container.ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([module, file]) => [
            `./${module}`,
            { import: file, name: exposedChunk(module) },
          ]),
        ),
        shared: requiredByRemotes,
      }),
      entryQuery,
      oneCopy,
      localStyles,
    );
    return [browser, nodeConfig(context, { ...exposes }, handedIn)];
  };
}
