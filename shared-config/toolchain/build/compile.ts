import webpack, { type Configuration, type MultiStats, type StatsCompilation } from 'webpack';
import { KitNames } from '../webpack/kit-names';

export interface Compiled {
  /** webpack's statistics of the browser build. */
  readonly browser: StatsCompilation;
  readonly kit: KitNames;
}

/**
 * Runs a part's browser and Node configurations.
 *
 * @throws with webpack's own messages when either has an error or a warning.
 */
export async function compile(configurations: Configuration[]): Promise<Compiled> {
  const kit = new KitNames();
  configurations[0]?.plugins?.push(kit);
  const stats = await run(configurations);
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  const problems = [...errors, ...warnings].filter(({ message }, _, all) => !all.some(causes(message)));
  if (problems.length > 0) {
    throw new Error(problems.map(({ message, moduleName }) => [moduleName, message].join('\n')).join('\n\n'));
  }
  const browser = stats.stats[0]?.toJson({ all: false, assets: true, chunkGroups: true, chunkGroupAuxiliary: false });
  if (!browser) throw new Error('webpack reported no browser build');
  return { browser, kit };
}

/** A stylesheet that fails makes the module that stands for it fail too, with the same message in its own. */
function causes(message: string): (other: { message: string }) => boolean {
  return (other) => other.message !== message && message.includes(other.message);
}

function run(configurations: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats) resolve(stats);
      });
    });
  });
}
