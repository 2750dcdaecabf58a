import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, ExternalItem } from 'webpack';
import type { PartName } from '@ponte/contract/parts';
import type { BuildContext } from '@ponte/toolchain/webpack/context';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

/** URL path of a part's development build. */
export function devPath(part: PartName): string {
  return `/dev/${part}/`;
}

/** The global with the page's only refresh runtime: the shell's, because the shell also provides React. */
const refreshRuntime = '__PONTE_REFRESH__';

/** A part's browser configuration for development. */
export async function browserConfiguration(context: Omit<BuildContext, 'mode' | 'build'>): Promise<Configuration> {
  const file = pathToFileURL(join(context.folder, 'webpack.config.ts')).href;
  const { default: configure } = (await import(file)) as { default: (context: BuildContext) => Configuration[] };
  const [browser] = configure({ ...context, mode: 'development', build: 'dev' });
  if (!browser) throw new Error(`${context.part}/webpack.config.ts configures nothing`);
  return browser;
}

/** A part's browser configuration for `npm run dev`. */
export async function devConfiguration(part: PartName): Promise<Configuration> {
  const folder = join(repositoryRoot, part);
  const output = join(folder, 'dist-dev');
  const browser = await browserConfiguration({ part, folder, output, publicPath: devPath(part), refresh: true });
  const isShell = part === 'shell';
  if (isShell) browser.entry = { main: [inDev('dev-refresh.js'), inDev('dev-live-texts.js'), './main.tsx'] };
  else browser.externals = [shellRefreshRuntime];
  browser.plugins?.push(new ReactRefreshPlugin({ overlay: false, library: part }));
  browser.stats = 'errors-warnings';
  // The page keeps the last build that compiled; the next one updates it.
  browser.optimization = { ...browser.optimization, emitOnErrors: false };
  return browser;
}

const inDev = (file: string) => join(repositoryRoot, 'dev', file);

const shellRefreshRuntime: ExternalItem = ({ request = '' }, callback) => {
  if (/react-refresh[\\/]runtime/.test(request)) callback(undefined, `var ${refreshRuntime}`);
  else callback();
};
