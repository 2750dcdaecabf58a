import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { chunkIntegrity } from './chunk-integrity';
import { codeFrames } from './code-frames';
import type { BuildContext } from './context';
import { moduleRules } from './rules';

/** In milliseconds. A request that hangs cannot be repeated before: webpack's default of two minutes is long to a visitor. */
const chunkLoadTimeout = 15_000;

/** The configuration that the browser bundles of shell and remotes have in common. */
export function browserConfig(context: BuildContext<string>): Configuration {
  const production = context.mode === 'production';
  return {
    name: context.part,
    mode: context.mode,
    target: ['web', 'es2022'],
    context: context.folder,
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: context.output,
      publicPath: context.publicPath,
      // Two builds of one part may run in one page, and must not share chunks.
      uniqueName: `${context.part}@${context.build}`,
      // No hash in file names: a changed file is in another build, and the build's id is in the public path.
      chunkFilename: 'static/js/[id].js',
      chunkLoadTimeout,
      // Without it, a retried static import of a remote that failed resolves to a bogus module.
      strictModuleExceptionHandling: true,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: moduleRules(context, 'browser') },
    plugins: [
      codeFrames,
      new webpack.DefinePlugin({ PRERENDERS: false }),
      new MiniCssExtractPlugin({
        filename: 'static/css/[name].css',
        chunkFilename: 'static/css/[id].css',
      }),
      ...(production ? [chunkIntegrity] : []),
    ],
    optimization: {
      minimizer: [
        // The same output size as terser, in less than half the time.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: {
            // As many passes as find something.
            compress: { passes: 0, ecma: 2020 },
            mangle: true,
            ecma: 2020,
            module: false,
            format: { comments: false },
          },
          extractComments: false,
          // swc has threads of its own: a process for it would only have to start.
          parallel: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
      chunkIds: production ? 'deterministic' : 'named',
    },
    performance: false,
    // The compiler checks the types of these options. Checking them again takes a tenth of a build.
    validate: !production,
    stats: 'errors-warnings',
  };
}
