import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Remotes are built without the federation runtime and take it from this global. The plugin's own provider would add a
 * second copy of it (22 kB).
 */
export default function provideRuntime() {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return { name: 'provide-runtime' };
}
