import webpack, { type Compilation, type Compiler, type Module, type NormalModule } from 'webpack';

const name = 'OneCopy';

/** Packages that hold what a page has once: the shell brings them, as they are or behind the kit. */
const onlyInShell = ['react', 'react-dom', 'react-router', 'react-router-dom', 'i18next', 'react-i18next'];

/** The files of the kit that hold it. Its other files are the same in every copy. */
const statefulFiles = /^\.\/((index|site-context|texts|links|use-session)\.tsx?$|i18n\/|session\/)/;

/**
 * Fails a remote's build that bundles a copy of its own of what the page has once, which happens when a file of it is
 * imported by its path.
 */
export function oneCopy(compiler: Compiler): void {
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.finishModules.tap(name, (modules) => {
      for (const [copied, importers] of findCopies(compilation, modules)) {
        const message =
          `${compiler.options.name} bundles a copy of ${copied}, imported by ${[...importers].sort().join(', ')}. ` +
          `The page has one copy, the shell's. Import ${alternativeTo(copied)}.`;
        const error = new webpack.WebpackError(message);
        error.hideStack = true;
        compilation.errors.push(error);
      }
    });
  });
}

/** What is bundled twice, with the files that import it from outside. */
function findCopies(compilation: Compilation, modules: Iterable<Module>): Map<string, Set<string>> {
  const copies = new Map<string, Set<string>>();
  for (const module of modules) {
    const copied = findShellsOwn(module);
    if (!copied) continue;
    const importers = copies.get(copied) ?? new Set();
    copies.set(copied, importers);
    for (const { originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
      if (!originModule || findShellsOwn(originModule)) continue;
      importers.add(originModule.readableIdentifier(compilation.requestShortener));
    }
  }
  return copies;
}

function findShellsOwn(module: Module): string | undefined {
  const { resourceResolveData: found } = module as Partial<NormalModule>;
  const packageName = (found?.descriptionFileData as { name?: string } | undefined)?.name;
  if (packageName === '@ponte/kit' && statefulFiles.test(found?.relativePath ?? '')) return '@ponte/kit';
  // A folder within a package may have a manifest without a name.
  const installed =
    module
      .nameForCondition()
      ?.split(/[\\/]node_modules[\\/]/)
      .at(-1) ?? '';
  return onlyInShell.find((one) => one === packageName || installed.replaceAll('\\', '/').startsWith(`${one}/`));
}

function alternativeTo(copied: string): string {
  return /^(react|react-dom|@ponte\/kit)$/.test(copied) ? `"${copied}"` : `what it needs of it from "@ponte/kit"`;
}
