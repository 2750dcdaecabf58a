import { dirname, relative, resolve, sep } from 'node:path';
import { lettersOf } from '../webpack/class-names';
import { buildUrlPath } from '../webpack/context';
import type { OwnStyles } from './foreign-styles';

/** For a source stylesheet in a package's folder: css-loader makes the classes of a CSS Module local. */
export function ownInSource(file: string, folder: string): OwnStyles {
  const isModule = file.endsWith('.module.css');
  return {
    isSource: true,
    isLocal: () => isModule,
    mayFetch: (address) =>
      isInline(address) || (/^\.\.?\//.test(address) && isInFolder(resolve(dirname(file), address), folder)),
  };
}

/**
 * For a built stylesheet: local names consist of the part's letters and at least five others (`class-names.ts`). In builds that
 * were made before 2026-11-29, of those letters or the part's name, a dash and five characters.
 */
export function ownInBuild(part: Parameters<typeof buildUrlPath>[0], build: string): OwnStyles {
  const local = new RegExp(`^(${lettersOf(part)}[A-Za-z]{2}[a-z]{3,}|(${lettersOf(part)}|${part})-.{5})$`);
  const files = buildUrlPath(part, build);
  return {
    isSource: false,
    isLocal: (name) => local.test(name),
    mayFetch: (address) => isInline(address) || (address.startsWith(files) && !/\.\.|\\/.test(address)),
  };
}

/** Whether a file is in a folder, but not in its `node_modules`. */
export function isInFolder(file: string, folder: string): boolean {
  const path = relative(folder, file).split(sep);
  return path[0] !== '..' && !path.includes('node_modules');
}

function isInline(address: string): boolean {
  return /^(data:|#)/i.test(address);
}
