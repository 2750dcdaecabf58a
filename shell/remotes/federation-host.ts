import { createInstance } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { federationRuntime } from '@ponte/contract/federation';
import { shared } from './shared';

type Options = Required<Parameters<typeof createInstance>[0]>;

/**
 * Starts module federation in the page: provides the shell's packages and the run-time library itself to the remotes' entries.
 */
export function createHost(plugins: Options['plugins']) {
  Object.assign(globalThis, {
    [federationRuntime]: {
      ...bundlerRuntime,
      // The library's own `init` finds an instance by the container's name, and two builds of a remote share that name.
      runtime: { ...bundlerRuntime.runtime, init: createInstance },
    },
  });
  return createInstance({ name: 'shell', remotes: [], shared: provide(), shareStrategy: 'loaded-first', plugins });
}

function provide(): Options['shared'] {
  const entries = Object.entries(shared).map(([name, { version, module }]) => {
    const shareConfig = { singleton: true, requiredVersion: version };
    return [name, { version, lib: () => module, shareConfig }] as const;
  });
  return Object.fromEntries(entries);
}
