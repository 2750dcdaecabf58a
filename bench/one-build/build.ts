/**
 * Builds the shell and every public page as one webpack build, without federation: what the composed site is measured
 * against. Writes to `bench/dist/one-build`.
 */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { shellConfig } from 'shared-config/webpack/shell';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = join(root, 'bench/dist/one-build');

export interface OneBuild {
  /** Bytes after brotli of the scripts that the home page needs to be interactive. */
  readonly script: number;
}

/** @throws Error with webpack's messages. */
export async function buildInOne(): Promise<OneBuild> {
  await rm(output, { recursive: true, force: true });
  const stats = await run(configuration());
  const { entrypoints = {}, namedChunkGroups = {} } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const files = [entrypoints.main, namedChunkGroups.home]
    .flatMap((group) => group?.assets ?? [])
    .map(({ name }) => name);
  const scripts = [...new Set(files)].filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(
    scripts.map(async (name) => brotliCompressSync(await readFile(join(output, name))).length),
  );
  return { script: sizes.reduce((sum, size) => sum + size, 0) };
}

function configuration(): Configuration {
  const [browser] = shellConfig({ browser: './main.tsx', server: './server.tsx' })({
    mode: 'production',
    part: 'shell',
    folder: join(root, 'shell'),
    build: 'one',
    output,
    publicPath: '/',
  });
  if (!browser) throw new Error('The shell configures no browser build');
  return {
    ...browser,
    plugins: [
      ...(browser.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ProvideSharedPlugin'),
      new webpack.NormalModuleReplacementPlugin(/\/federation$/, join(root, 'bench/one-build/static-federation.ts')),
    ],
  };
}

function run(config: Configuration): Promise<webpack.Stats> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
      else resolve(stats);
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await buildInOne()));
