import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import type { RemoteName } from '@ponte/contract/parts';
import { browserConfiguration } from './dev-webpack';

interface Watch {
  readonly part: RemoteName;
  /** The part's sources. */
  readonly folder: string;
  /** The folder of the builds, each in a folder named by its id. */
  readonly output: string;
  /** The URL of `output` with a trailing slash. A page loads every chunk from the build that it runs. */
  readonly publicPath: string;
  /** Called before a build. */
  readonly onStart: () => void;
  /** Called after a build, with its id if it compiled. */
  readonly onEnd: (build?: string) => void;
  readonly say: (line: string) => void;
}

/** Older builds are deleted: an open page runs one of the last few. */
const keptBuilds = 10;

/** Builds a remote for development after each change of its sources or texts; returns a function that stops it. */
export async function watchRemote({ onStart, onEnd, say, ...context }: Watch): Promise<() => Promise<void>> {
  const { part, folder } = context;
  const compiler = webpack(await browserConfiguration(context));
  if (!compiler) throw new Error(`webpack created no compiler for ${part}`);
  const builds: string[] = [];
  let build = '';

  compiler.hooks.watchRun.tap('Start', onStart);
  compiler.hooks.thisCompilation.tap('NamedBuild', ({ outputOptions }) => {
    // Successive builds run in one page: each needs its own name and chunks.
    build = `dev-${Date.now().toString(36)}`;
    compiler.outputPath = join(context.output, build);
    builds.push(build);
    for (const old of builds.splice(0, builds.length - keptBuilds)) void remove(join(context.output, old));
    outputOptions.publicPath = `${context.publicPath}${build}/`;
    outputOptions.uniqueName = `${part}@${build}`;
    outputOptions.chunkLoadingGlobal = `webpackChunk${part}@${build}`;
  });
  // Texts are not bundled, but a change of them must start a build.
  compiler.hooks.afterCompile.tap('Texts', ({ contextDependencies }) =>
    contextDependencies.add(join(folder, 'locales')),
  );

  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error ?? stats?.hasErrors()) {
      say(error?.message ?? stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) ?? '');
      say(`${part} did not compile; the page keeps what it has`);
      onEnd();
      return;
    }
    say(`${part} ${build} compiled in ${stats ? stats.endTime - stats.startTime : 0} ms`);
    onEnd(build);
  });
  return () => new Promise((resolve) => watching?.close(() => resolve()));
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });
