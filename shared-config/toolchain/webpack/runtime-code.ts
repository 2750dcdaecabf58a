import webpack, { type Compilation } from 'webpack';

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
