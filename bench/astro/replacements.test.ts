import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceModules } from './replacements';
import * as router from './router';

type Resolve = (this: object, source: string, importer: string, options: object) => Promise<string | undefined>;

const resolve = (source: string) => {
  const vite = { resolve: (path: string) => Promise.resolve({ id: `/found/${path}` }) };
  return (replaceModules.resolveId as Resolve).call(vite, source, '/importer.ts', {});
};

test('imports pictures and films as URLs and leaves the rest to Vite', async () => {
  expect(await resolve('hero.avif')).toBe('/found/hero.avif?url');
  expect(await resolve('hero.webm')).toBe('/found/hero.webm?url');
  expect(await resolve('./Hero')).toBeUndefined();
  expect(await resolve('hero.avif?url')).toBeUndefined();
});

test('replaces the router and webpack’s table of files', async () => {
  expect(await resolve('react-router-dom')).toMatch(/astro\/router\.tsx$/);
  expect(await resolve('./partner-files')).toMatch(/astro\/partner-files\.ts$/);
  expect(await resolve('react-router-dom/server')).toBeUndefined();
});

test('the router’s replacement has everything that the islands import from it', () => {
  const root = join(__dirname, '../..');
  const folders = ['shared-config/kit', 'shell/corner', 'shell/header', 'shell/footer', 'shell/remotes', 'remote-chat'];
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|states)\.|testing\/|node_modules|dist/.test(file))
      .map((file) => join(root, folder, file)),
  );
  const inSections = findImports(join(root, 'bench/astro/source/sections.ts'));
  const files = [...inFolders, ...inSections].map((file) => readFileSync(file, 'utf8'));
  const imported = files.flatMap((source) =>
    [...source.matchAll(/port \{([^}]*)\} from 'react-router-dom'/g)].flatMap(([, names = '']) => names.split(',')),
  );
  const names = imported.map((name) => name.trim().split(' ')[0] ?? '').filter((name) => name && name !== 'type');
  expect(names).toContain('UNSAFE_LocationContext');
  expect(names.filter((name) => !(name in router))).toEqual([]);
});

/** The components that a file of the export takes from the site. */
function findImports(file: string): string[] {
  const sources = [...readFileSync(file, 'utf8').matchAll(/from '(\.\.\/\.\.\/[^']*)'/g)];
  return sources.map(([, path = '']) => join(dirname(file), `${path}.tsx`));
}
