import webpack, { type Compiler } from 'webpack';
import { addRuntimeCode } from './runtime-code';

const name = 'EntryQuery';

/**
 * An entry that was loaded with a query asks for its chunks with the same one: a second try of a build whose chunk hangs
 * would otherwise join the request that hangs.
 */
export function entryQuery(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    addRuntimeCode(compilation, name, () => {
      const { getChunkScriptFilename, require } = webpack.RuntimeGlobals;
      return `
        const query = new URL(document.currentScript.src).search;
        if (query) {
          const script = ${getChunkScriptFilename}, style = ${require}.miniCssF;
          ${getChunkScriptFilename} = (id) => script(id) + query;
          ${require}.miniCssF = (id) => style(id) + query;
        }`;
    });
  });
}
