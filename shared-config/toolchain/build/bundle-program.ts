import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

interface Program {
  /** The package's folder; the bundle is written to its `dist`. */
  readonly folder: string;
  /** The entry points, by their name in `dist`. */
  readonly entries: Readonly<Record<string, string>>;
  /** Packages that are bundled. All others are loaded when the program runs. */
  readonly bundled: readonly string[];
  readonly define?: BuildOptions['define'];
}

/**
 * Bundles programs for Node into `dist`, so that they start without compiling. Unchanged files are not written, because a
 * running command may still load their chunks.
 */
export async function bundleProgram({ folder, entries, bundled, define = {} }: Program): Promise<void> {
  const output = join(folder, 'dist');
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: { ...entries },
    outdir: output,
    bundle: true,
    // Keep dynamic imports in files of their own.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [packagesOutside(bundled)],
    define,
    write: false,
    logLevel: 'warning',
  });
  const temporary = join(folder, '.cache', `bundle-${process.pid}`);
  for (const { path, contents } of outputFiles) await writeChanged(path, contents, temporary);
  const kept = new Set(outputFiles.map(({ path }) => relative(output, path)));
  for (const name of await readdir(output))
    if (!kept.has(name)) await rm(join(output, name), { recursive: true, force: true });
}

function packagesOutside(bundled: readonly string[]): Plugin {
  return {
    name: 'packages-outside',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || bundled.some((name) => path === name || path.startsWith(`${name}/`))
          ? null
          : { path, external: true },
      );
    },
  };
}

/** The temporary file is this process's own, and outside `dist`: another process may bundle the same program and clean up `dist`. */
async function writeChanged(path: string, contents: Uint8Array, temporary: string): Promise<void> {
  if (Buffer.from(contents).equals(await readFile(path).catch(() => Buffer.alloc(0)))) return;
  for (const file of [path, temporary]) await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, contents);
  await rename(temporary, path);
}
