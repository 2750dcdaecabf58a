import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import type { RemoteName } from '@ponte/contract/parts';
import { browserConfiguration } from './dev-webpack';

interface Watch {
  readonly part: RemoteName;
  /** The part's sources. */
  readonly folder: string;
  /** Where the builds lie, each in a folder named like it. */
  readonly output: string;
  /** The address that `output` is served at, with a slash at the end: a page gets all of a build from that build. */
  readonly publicPath: string;
  /** Called before a build. */
  readonly onStart: () => void;
  /** Called after it, with its id if it compiled. */
  readonly onEnd: (build?: string) => void;
  readonly say: (line: string) => void;
}

/** A page that runs an older one is out of step for longer than it takes to change it. */
const keptBuilds = 10;

/** Builds a remote for development, again after each change of its sources or texts; returns what stops that. */
export async function watchRemote({ onStart, onEnd, say, ...context }: Watch): Promise<() => Promise<void>> {
  const { part, folder } = context;
  const compiler = webpack(await browserConfiguration(context));
  if (!compiler) throw new Error(`webpack made nothing of ${part}`);
  const builds: string[] = [];
  let build = '';

  compiler.hooks.watchRun.tap('Start', onStart);
  compiler.hooks.thisCompilation.tap('NamedBuild', ({ outputOptions }) => {
    // The builds follow each other in one page: each needs a name, and chunks, of its own.
    build = `dev-${Date.now().toString(36)}`;
    compiler.outputPath = join(context.output, build);
    builds.push(build);
    for (const old of builds.splice(0, builds.length - keptBuilds)) void remove(join(context.output, old));
    outputOptions.publicPath = `${context.publicPath}${build}/`;
    outputOptions.uniqueName = `${part}@${build}`;
    outputOptions.chunkLoadingGlobal = `webpackChunk${part}@${build}`;
  });
  // Texts are in no bundle, and yet a change of them is a change of the part.
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
