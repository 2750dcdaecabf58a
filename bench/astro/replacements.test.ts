import { replaceModules } from './replacements';

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
