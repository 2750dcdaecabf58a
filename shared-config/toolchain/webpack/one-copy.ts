import webpack, { type Compilation, type Compiler, type Module, type NormalModule } from 'webpack';

const name = 'OneCopy';

/** Packages with state, of which a page has one copy: the shell's, which it provides directly or through the kit. */
const onlyInShell = ['react', 'react-dom', 'react-router', 'react-router-dom', 'i18next', 'react-i18next'];

/** The files of the kit with such state. Its other files may be bundled by remotes. */
const statefulFiles = /^\.\/((index|site-context|links)\.tsx?$|i18n\/|session\/)/;

/**
 * Fails a remote's build that bundles its own copy of code of which the page has one copy. This happens when a file of it
 * is imported by its path.
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

/** The packages that the remote bundles although the shell has them, each with the files that import it. */
function findCopies(compilation: Compilation, modules: Iterable<Module>): Map<string, Set<string>> {
  const copies = new Map<string, Set<string>>();
  for (const module of modules) {
    const copied = findSharedPackage(module);
    if (!copied) continue;
    const importers = copies.get(copied) ?? new Set();
    copies.set(copied, importers);
    for (const { originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
      if (!originModule || findSharedPackage(originModule)) continue;
      importers.add(originModule.readableIdentifier(compilation.requestShortener));
    }
  }
  return copies;
}

function findSharedPackage(module: Module): string | undefined {
  const { resourceResolveData: resolved } = module as Partial<NormalModule>;
  const packageName = (resolved?.descriptionFileData as { name?: string } | undefined)?.name;
  if (packageName === '@ponte/kit' && statefulFiles.test(resolved?.relativePath ?? '')) return '@ponte/kit';
  // A folder in a package may have a manifest without a name.
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
