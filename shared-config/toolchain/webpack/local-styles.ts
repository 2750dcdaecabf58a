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
 * Fails a remote's build, naming file and line, where a stylesheet reaches beyond the remote. It looks at each file as
 * webpack reads it: a loader would become part of the modules' names, and so of the bundles.
 */
export function localStyles(compiler: Compiler): void {
  compiler.hooks.compilation.tap(name, (compilation) => {
    const { readResource } = webpack.NormalModule.getCompilationHooks(compilation);
    // Of a file on this machine, the address names no scheme.
    readResource.for(undefined as never).tapPromise({ name, before: 'FileUriPlugin' }, async (context) => {
      const { resourcePath, rootContext } = context as LoaderContext<unknown>;
      // The next plugin reads the file.
      const passOn = undefined as never;
      if (!resourcePath.endsWith('.css')) return passOn;
      // The build that fails is made again when the file has changed.
      context.addDependency(resourcePath);
      const faults = findFaults(await readFile(resourcePath, 'utf8'), resourcePath, rootContext);
      if (faults.length === 0) return passOn;
      const file = relative(rootContext, resourcePath);
      const error = new Error(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
      throw Object.assign(error, { hideStack: true });
    });
  });
}

function findFaults(css: string, file: string, part: string): StyleFault[] {
  const folder = [part, kit].find((one) => isInFolder(file, one));
  if (!folder) {
    return [{ line: 1, message: 'this is a stylesheet of another package. Write a CSS Module of the part.' }];
  }
  try {
    return findForeignStyles(css, ownInSource(file, folder));
  } catch (error) {
    // What cannot be parsed is reported by css-loader, with the place.
    if (error instanceof CssSyntaxError) return [];
    throw error;
  }
}
