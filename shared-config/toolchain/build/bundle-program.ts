import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

interface Program {
  /** The package's folder; the program goes to its `dist`. */
  readonly folder: string;
  /** The sources that can be started, by the name that each gets in `dist`. */
  readonly entries: Readonly<Record<string, string>>;
  /** Packages that are taken in, by what is used of them; all others are loaded when the program runs. */
  readonly bundled: readonly string[];
  readonly define?: BuildOptions['define'];
}

/**
 * Bundles programs for Node into `dist`, so that they start without compiling anything. A file that is as it was is not
 * touched: a command that runs meanwhile still finds the chunks that it loads later.
 */
export async function bundleProgram({ folder, entries, bundled, define = {} }: Program): Promise<void> {
  const output = join(folder, 'dist');
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: { ...entries },
    outdir: output,
    bundle: true,
    // What a command loads only when it needs it stays a file of its own.
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

/** Another process may bundle the same program: the temporary file is of this one, and outside `dist`, which both tidy up. */
async function writeChanged(path: string, contents: Uint8Array, temporary: string): Promise<void> {
  if (Buffer.from(contents).equals(await readFile(path).catch(() => Buffer.alloc(0)))) return;
  for (const file of [path, temporary]) await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, contents);
  await rename(temporary, path);
}
