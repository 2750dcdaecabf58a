import { join } from 'node:path';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { compile } from '@ponte/toolchain/build/compile';
import { describeBuild } from '@ponte/toolchain/build/describe-build';
import { copyMedia } from '@ponte/toolchain/build/media';
import type { PartTexts } from '@ponte/toolchain/build/texts';
import type { Assets, BuildContract } from '@ponte/contract/build';
import { buildUrlPath, type BuildContext } from '@ponte/toolchain/webpack/context';
import { shellConfig } from '@ponte/toolchain/webpack/shell';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shell = join(root, 'shell');

export interface OneBuild {
  /** Where its files lie. */
  readonly folder: string;
  /** The shell's contract, with the pages' files. */
  readonly contract: BuildContract;
  /** The files of a page beside those that every page has, in the order in which they load. */
  assetsOf(module: string): Assets;
}

/** The one build uses the texts of the composed site. */
const noTexts: PartTexts = {
  place: 'composition',
  tables: { pt: {}, en: {}, es: {} },
  keys: { pt: [], en: [], es: [] },
};

/**
 * Builds the shell and the measured pages as one webpack build, without federation: what the composed site is measured
 * against. Writes to `bench/dist/one-build`.
 *
 * @throws Error with webpack's messages.
 */
export async function buildInOne(): Promise<OneBuild> {
  const build = 'one';
  const context: BuildContext = {
    mode: 'production',
    part: 'shell',
    folder: shell,
    otherFolders: ['remote-public', 'remote-chat'].map((part) => join(root, part)),
    build,
    output: join(root, 'bench/dist/one-build'),
    publicPath: buildUrlPath('shell', build),
  };
  await rm(context.output, { recursive: true, force: true });
  const compiled = await compile(configure(context));
  const media = await copyMedia(shell, context.output, await listMedia());
  const contract = await describeBuild(context, compiled, noTexts, media);
  return {
    folder: context.output,
    contract,
    assetsOf(module) {
      const files = (compiled.browser.namedChunkGroups?.[module]?.assets ?? []).map(({ name }) => name);
      return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
    },
  };
}

function configure(context: BuildContext): Configuration[] {
  const server = join(root, 'bench/one-build/server.tsx');
  const [browser, node] = shellConfig({ browser: './main.tsx', server })(context);
  if (!browser || !node) throw new Error('The shell configures no browser build, or none for Node');
  const plugins = [
    ...(browser.plugins ?? []),
    new webpack.NormalModuleReplacementPlugin(/\/federation$/, join(root, 'bench/one-build/pages.ts')),
  ];
  // Pages of one build share a style sheet, and import the kit's styles in different orders. No rule depends on it.
  return [{ ...browser, plugins, ignoreWarnings: [/Conflicting order/] }, node];
}

async function listMedia(): Promise<string[]> {
  const manifest = await readFile(join(shell, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { ponte?: { media?: string[] } }).ponte?.media ?? [];
}
