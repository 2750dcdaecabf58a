import webpack, { type Compilation, type Compiler } from 'webpack';

/** Adds code to the runtime of every entry that loads chunks, after webpack's own. */
export function addRuntimeCode(compilation: Compilation, name: string, generate: () => string): void {
  const { ensureChunkHandlers } = webpack.RuntimeGlobals;
  compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap(name, (chunk) => {
    compilation.addRuntimeModule(chunk, new RuntimeCode(name, generate));
  });
}

class RuntimeCode extends webpack.RuntimeModule {
  constructor(
    name: string,
    private readonly code: () => string,
  ) {
    super(name, webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return this.code();
  }
}

const name = 'EntryQuery';

/**
 * Makes an entry that was loaded with a query load its chunks with the same query. Otherwise a retry of a build whose chunk
 * hangs would join the hanging request.
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
