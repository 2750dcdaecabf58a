/** Bundles the command and the servers into `dist/`, so that they start without compiling anything. */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const entries = {
  ponte: 'cli.ts',
  start: 'local/start.ts',
  edge: 'edge/main.ts',
  'render-worker': 'compose/render-worker.ts',
};

/** Taken in by what is used of it: loading the whole of Zod takes a third of the time of a rollback. */
const bundled = ['shared-config', 'zod'];
const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
  outdir: 'dist',
  bundle: true,
  // What a command loads only when it needs it stays a file of its own.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: Object.keys(dependencies).filter((name) => !bundled.includes(name)),
  define: { COMPOSER_HASH: JSON.stringify(await hashSources('compose', '../shared-config/contract')) },
  logLevel: 'warning',
});

async function hashSources(...folders: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
    for (const name of names.sort()) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}
