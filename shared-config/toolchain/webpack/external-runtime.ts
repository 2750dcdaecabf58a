import type { Compiler } from 'webpack';
import { federationRuntime } from '@ponte/contract/federation';

const name = 'ExternalRuntime';

/** The run-time library of module federation as the plugin imports it: by an absolute path. */
const library = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;
/** The module in which the plugin starts the library. */
const startModule = /[\\/]\.federation[\\/]entry\.[\da-f]+\.js$/;

/**
 * Takes the run-time library of module federation from the shell's global variable, instead of bundling it in each
 * remote's entry. Also gives the module that starts it an id of its own: otherwise the id, and with it the build, would
 * depend on the folder of the checkout.
 */
export function externalRuntime(compiler: Compiler): void {
  new compiler.webpack.ExternalsPlugin('global', ({ request = '' }, callback) =>
    library.test(request) ? callback(undefined, federationRuntime) : callback(),
  ).apply(compiler);
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.beforeModuleIds.tap(name, (modules) => {
      for (const module of modules) {
        if (startModule.test(module.nameForCondition() ?? '')) compilation.chunkGraph.setModuleId(module, name);
        else if (module.identifier().startsWith(`external global "${federationRuntime}"`))
          compilation.chunkGraph.setModuleId(module, federationRuntime);
      }
    });
  });
}
