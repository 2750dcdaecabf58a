import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { containerName, type RemoteName } from '../contract/parts';
import { browserConfig } from './browser';
import type { BuildContext } from './context';
import { nodeConfig } from './node';
import { requiredByRemotes, sharedNames } from './shared';

export interface RemoteDefinition {
  readonly name: RemoteName;
  /** Exposed modules: the name the shell asks for, and the file. */
  readonly exposes: Readonly<Record<string, string>>;
}

/** The webpack configurations of a remote: what the browser loads, and what the composer prerenders with. */
export function remoteConfig({ name, exposes }: RemoteDefinition) {
  return (context: BuildContext): Configuration[] => {
    const browser = browserConfig(context);
    browser.entry = {};
    browser.plugins?.push(
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(Object.entries(exposes).map(([key, file]) => [`./${key}`, file])),
        shared: requiredByRemotes,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: true,
          // A remote loads no other remote: the code for that stays out of its entry.
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
    );
    return [browser, nodeConfig(context, { ...exposes }, sharedNames)];
  };
}
