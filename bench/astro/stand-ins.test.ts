import { standIns } from './stand-ins';

type Resolve = (this: object, source: string, importer: string, options: object) => Promise<string | undefined>;

const resolve = (source: string) => {
  const vite = { resolve: (asked: string) => Promise.resolve({ id: `/found/${asked}` }) };
  return (standIns.resolveId as Resolve).call(vite, source, '/importer.ts', {});
};

test('a picture or a film is its address; all else is left to Vite', async () => {
  expect(await resolve('hero.avif')).toBe('/found/hero.avif?url');
  expect(await resolve('hero.webm')).toBe('/found/hero.webm?url');
  expect(await resolve('./Hero')).toBeUndefined();
  expect(await resolve('hero.avif?url')).toBeUndefined();
});

test('the router and webpack’s table of files are replaced', async () => {
  expect(await resolve('react-router-dom')).toMatch(/astro\/router\.tsx$/);
  expect(await resolve('./partner-files')).toMatch(/astro\/partner-files\.ts$/);
  expect(await resolve('react-router-dom/server')).toBeUndefined();
});
