/** webpack's own code, and what its modules do not account for. */
export const bundlerCode = 'webpack';

const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The npm package of a module; of the repository's own modules, the part and its folder. */
export function packageOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return installed.exec(path)?.[1] ?? folders.slice(0, folders[0] === 'shared-config' ? 3 : 2).join('/');
}

/** The module that takes the most bytes, or its npm package. */
export function largestOf(modules: Readonly<Record<string, number>>): string | undefined {
  const [path] = Object.entries(modules).sort(([, a], [, b]) => b - a)[0] ?? [];
  return path && (installed.exec(path)?.[1] ?? path);
}

/**
 * Splits the compressed size of a script among the packages by their shares of the minified bytes: a compressed file has no
 * borders between modules.
 *
 * @param modules the minified bytes by module.
 */
export function sharesOf(
  modules: Readonly<Record<string, number>>,
  { minified, compressed }: { minified: number; compressed: number },
): Record<string, number> {
  const sizes = new Map<string, number>();
  for (const [path, size] of Object.entries(modules)) {
    const name = packageOf(path);
    sizes.set(name, (sizes.get(name) ?? 0) + size);
  }
  const known = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (known < minified) sizes.set(bundlerCode, minified - known);
  const bySize = [...sizes].sort(([, a], [, b]) => b - a);
  return Object.fromEntries(bySize.map(([name, size]) => [name, Math.round((size * compressed) / minified)]));
}
