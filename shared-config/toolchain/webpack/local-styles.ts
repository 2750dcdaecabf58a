import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CssSyntaxError } from 'postcss';
import webpack, { type Compiler, type LoaderContext } from 'webpack';
import { findForeignStyles, type StyleFault } from '../styles/foreign-styles';
import { isInFolder, ownInSource } from '../styles/own-styles';

const name = 'LocalStyles';
const kit = fileURLToPath(new URL('../../kit', import.meta.url));

/**
 * Fails a remote's build, naming file and line, if a stylesheet affects anything outside the remote. It checks each file
 * when webpack reads it, and not in a loader, because loaders become part of module names and so of the bundles.
 */
export function localStyles(compiler: Compiler): void {
  compiler.hooks.compilation.tap(name, (compilation) => {
    const { readResource } = webpack.NormalModule.getCompilationHooks(compilation);
    // Local files have no scheme.
    readResource.for(undefined as never).tapPromise({ name, before: 'FileUriPlugin' }, async (context) => {
      const { resourcePath, rootContext } = context as LoaderContext<unknown>;
      // Without a result the next plugin reads the file.
      const passOn = undefined as never;
      if (!resourcePath.endsWith('.css')) return passOn;
      // A failed build runs again when the file changes.
      context.addDependency(resourcePath);
      const violations = findViolations(await readFile(resourcePath, 'utf8'), resourcePath, rootContext);
      if (violations.length === 0) return passOn;
      const file = relative(rootContext, resourcePath);
      const error = new Error(violations.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
      throw Object.assign(error, { hideStack: true });
    });
  });
}

function findViolations(css: string, file: string, part: string): StyleFault[] {
  const folder = [part, kit].find((one) => isInFolder(file, one));
  if (!folder) {
    return [{ line: 1, message: 'this is a stylesheet of another package. Write a CSS Module of the part.' }];
  }
  try {
    return findForeignStyles(css, ownInSource(file, folder));
  } catch (error) {
    // css-loader reports parse errors, with their position.
    if (error instanceof CssSyntaxError) return [];
    throw error;
  }
}
