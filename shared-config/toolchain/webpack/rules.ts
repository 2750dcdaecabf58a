import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { createClassNames } from './class-names';
import type { BuildContext } from './context';

const kit = fileURLToPath(new URL('../../kit', import.meta.url));

/** The module rules. The same for the browser and Node, so that both generate the same class names. */
export function moduleRules(context: BuildContext<string>, target: 'browser' | 'node'): RuleSetRule[] {
  const production = context.mode === 'production';
  return [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: {
            react: {
              runtime: 'automatic',
              development: false,
              refresh: context.refresh === true && target === 'browser',
            },
          },
        },
      },
    },
    {
      test: /\.css$/,
      use: [
        ...(target === 'browser' ? [MiniCssExtractPlugin.loader] : []),
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportOnlyLocals: target === 'node',
              ...(production
                ? {
                    getLocalIdent: createClassNames(context.part, [
                      context.folder,
                      kit,
                      ...(context.otherFolders ?? []),
                    ]),
                  }
                : { localIdentName: `${context.part}-[local]-[hash:base64:5]` }),
            },
          },
        },
      ],
    },
    {
      test: /\.(svg|png|jpg|webp|avif|mp4|webm|woff2)$/,
      type: 'asset/resource',
      // Without a hash: the path of the build has one.
      generator: { filename: 'static/[path][name][ext]', emit: target === 'browser' },
    },
  ];
}
