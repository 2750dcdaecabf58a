import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, ExternalItem } from 'webpack';
import type { PartName } from 'shared-config/contract/parts';
import { repositoryRoot } from './repository';

/** Where a part's development build lies. */
export function devPath(part: PartName): string {
  return `/dev/${part}/`;
}

/** The global that holds the page's one refresh runtime: the shell's, since React is the shell's too. */
const refreshRuntime = '__PONTE_REFRESH__';

/** The browser configuration of a part, for the development server. */
export async function devConfiguration(part: PartName): Promise<Configuration> {
  const folder = join(repositoryRoot, part);
  const { default: configure } = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: (context: object) => Configuration[];
  };
  const publicPath = devPath(part);
  const [browser] = configure({
    mode: 'development',
    part,
    folder,
    build: 'dev',
    output: join(folder, 'dist-dev'),
    publicPath,
  });
  if (!browser) throw new Error(`${part}/webpack.config.ts configures nothing`);
  const isShell = part === 'shell';
  if (isShell) browser.entry = { main: [join(repositoryRoot, 'releases/local/dev-refresh.js'), './main.tsx'] };
  else browser.externals = [shellRefreshRuntime];
  browser.plugins?.push(new ReactRefreshPlugin({ overlay: false, library: part }));
  browser.stats = 'errors-warnings';
  return browser;
}

const shellRefreshRuntime: ExternalItem = ({ request = '' }, callback) => {
  if (/react-refresh[\\/]runtime/.test(request)) callback(undefined, `var ${refreshRuntime}`);
  else callback();
};
