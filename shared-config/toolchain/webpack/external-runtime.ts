import type { Compiler } from 'webpack';
import { federationRuntime } from '@ponte/contract/federation';

const name = 'ExternalRuntime';

/** The run-time library of module federation as the plugin imports it: by an absolute path. */
const library = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;
/** The module in which the plugin starts the library. */
const startModule = /[\\/]\.federation[\\/]entry\.[\da-f]+\.js$/;
/** How the plugin's module with the exposed modules identifies itself; the path of the start module follows. */
const container = 'container entry ';

/**
 * Takes the run-time library of module federation from the shell's global variable, instead of bundling it in each
 * remote's entry. Also gives the plugin's modules ids of their own: otherwise the ids, and with them the build, would
 * depend on the folder of the checkout.
 */
export function externalRuntime(compiler: Compiler): void {
  new compiler.webpack.ExternalsPlugin('global', ({ request = '' }, callback) =>
    library.test(request) ? callback(undefined, federationRuntime) : callback(),
  ).apply(compiler);
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.beforeModuleIds.tap(name, (modules) => {
      for (const module of modules) {
        const setId = (id: string) => compilation.chunkGraph.setModuleId(module, id);
        const identifier = module.identifier();
        if (startModule.test(module.nameForCondition() ?? '')) setId('start');
        else if (identifier.startsWith(container)) setId('container');
        else if (identifier.startsWith(`external global "${federationRuntime}"`)) setId(federationRuntime);
      }
    });
  });
}
