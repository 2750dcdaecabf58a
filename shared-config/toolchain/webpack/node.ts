import webpack, { type Compiler, type Configuration } from 'webpack';
import { codeFrames } from './code-frames';
import type { BuildContext } from './context';
import { moduleRules } from './rules';

/**
 * The configuration of a part's pages for prerendering: one plain CommonJS file per entry under `node/`. `externals` are
 * the modules that the composer provides, by the name in imports. The shell's bundle has none.
 */
export function nodeConfig(
  context: BuildContext,
  entry: Record<string, string>,
  externals: Readonly<Record<string, string>>,
): Configuration {
  return {
    name: `${context.part} for Node`,
    mode: context.mode,
    target: 'node20',
    context: context.folder,
    devtool: false,
    entry,
    output: {
      path: context.output,
      publicPath: context.publicPath,
      filename: 'node/[name].cjs',
      library: { type: 'commonjs2' },
    },
    externals: Object.fromEntries(Object.entries(externals).map(([name, provided]) => [name, `commonjs2 ${provided}`])),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: moduleRules(context, 'node') },
    optimization: { minimize: false, splitChunks: false },
    plugins: [codeFrames, new webpack.DefinePlugin({ PRERENDERS: true }), oneFilePerEntry],
    performance: false,
    validate: context.mode === 'development',
    stats: 'errors-warnings',
  };
}

/** Bundles dynamic imports in place, because a prerender loads no chunks. */
const oneFilePerEntry = {
  apply(compiler: Compiler) {
    new compiler.webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }).apply(compiler);
  },
};
