import type { Compiler } from 'webpack';

const kit = '@ponte/kit';

/**
 * Collects the names of the shared kit that a build's sources import (`imported`) and that the kit in it offers
 * (`provided`).
 */
export class KitNames {
  readonly imported = new Set<string>();
  readonly provided = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('KitNames', (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('KitNames', (parser) => {
          parser.hooks.importSpecifier.tap('KitNames', (_, source, name) => {
            if (source === kit && name) this.imported.add(name);
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
