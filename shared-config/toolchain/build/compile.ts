import webpack, { type Compiler, type Configuration, type MultiStats, type StatsCompilation } from 'webpack';
import { BundleContents, type ScriptContents } from './bundle-contents';
import { repositoryRoot } from './repository';

export interface CompiledPart {
  /** webpack's statistics of the browser bundle. */
  readonly browser: StatsCompilation;
  readonly kit: KitNames;
  /** What the browser's scripts consist of, by file. */
  readonly contents: Readonly<Record<string, ScriptContents>>;
}

/**
 * Runs a part's browser and Node configurations.
 *
 * @throws with webpack's own messages when either has an error or a warning.
 */
export async function compile(configurations: Configuration[]): Promise<CompiledPart> {
  const kit = new KitNames();
  const contents = new BundleContents(repositoryRoot);
  configurations[0]?.plugins?.push(kit, contents);
  const stats = await run(configurations);
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  const problems = [...errors, ...warnings].filter(({ message }, _, all) => !all.some(causes(message)));
  if (problems.length > 0) {
    throw new Error(problems.map(({ message, moduleName }) => [moduleName, message].join('\n')).join('\n\n'));
  }
  const browser = stats.stats[0]?.toJson({ all: false, assets: true, chunkGroups: true, chunkGroupAuxiliary: false });
  if (!browser) throw new Error('webpack reported no browser build');
  return { browser, kit, contents: contents.files };
}

/** A failed stylesheet also fails the module that imports it, whose message contains the stylesheet's. */
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

const kitPackage = '@ponte/kit';

/** A plugin that collects the names that sources import from the kit, and those that a bundled kit provides. */
class KitNames {
  readonly imported = new Set<string>();
  readonly provided = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('KitNames', (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('KitNames', (parser) => {
          parser.hooks.importSpecifier.tap('KitNames', (_, source, name) => {
            if (source === kitPackage && name) this.imported.add(name);
          });
        });
      }
      compilation.hooks.afterOptimizeModules.tap('KitNames', () => {
        for (const module of compilation.modules) {
          if (!module.nameForCondition()?.endsWith('shared-config/kit/index.ts')) continue;
          const names = compilation.moduleGraph.getProvidedExports(module);
          if (Array.isArray(names)) for (const name of names) this.provided.add(name);
        }
      });
    });
  }
}
