import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@ponte/contract/language';
import { getPictureTitle, sharedRoutes } from './previews';
import { examples, partners } from './partner-list';

const publicMedia = fileURLToPath(new URL('.', import.meta.url));
const shellMedia = fileURLToPath(new URL('../../shell/media/', import.meta.url));
const artwork = fileURLToPath(new URL('../../artwork/', import.meta.url));
const kilo = 1000;

const sizeOf = (...paths: string[]) => paths.reduce((sum, path) => sum + statSync(path).size, 0);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The maximum size of a file; the first pattern that matches its path applies. */
const limits: readonly (readonly [pattern: RegExp, bytes: number])[] = [
  [/fonts\/.*\.woff2$/, 48 * kilo],
  [/hero\/.*\.(webm|mp4)$/, 900 * kilo],
  [/partners\/.*\.(webm|mp4)$/, 150 * kilo],
  [/\.(avif|webp)$/, 40 * kilo],
  [/open-graph.*\.jpg$/, 30 * kilo],
  [/\.(svg|png)$/, 12 * kilo],
];

const files = [publicMedia, shellMedia]
  .flatMap(filesIn)
  .filter((path) => /\.(woff2|webm|mp4|avif|webp|jpg|svg|png)$/.test(path));

test('every file is within its size limit', () => {
  const tooLarge = files.filter((path) => sizeOf(path) > (limits.find(([pattern]) => pattern.test(path))?.[1] ?? 0));
  expect(tooLarge.map((path) => `${path}: ${sizeOf(path)} bytes`)).toEqual([]);
  expect(files.length).toBeGreaterThan(140);
});

test.each(['hero', 'hero-tall'])('both codecs of %s have at most 900 kB together', (name) => {
  const [webm, mp4] = ['webm', 'mp4'].map((codec) => `${publicMedia}hero/${name}.${codec}`) as [string, string];
  expect(sizeOf(webm, mp4)).toBeLessThanOrEqual(900 * kilo);
});

test.each(partners)('$name has a logo, a film in two codecs and a poster in two formats', ({ id }) => {
  const missing = ['logo.svg', 'film.webm', 'film.mp4', 'poster.avif', 'poster.webp'].filter(
    (file) => !existsSync(`${publicMedia}partners/${id}/${file}`),
  );
  expect(missing).toEqual([]);
});

test.each(examples)('$name has a picture and a film of its site in each language', ({ id }) => {
  const wanted = languages.flatMap((language) =>
    ['webm', 'mp4', 'avif', 'webp'].map((ending) => `${language}.${ending}`),
  );
  const missing = wanted.filter((ending) => !existsSync(`${publicMedia}partners/${id}/site.${ending}`));
  expect(missing).toEqual([]);
});

test('eight partners’ sites are examples, in the order of the partners', () => {
  expect(examples).toEqual(partners.slice(0, 8));
});

test('every folder belongs to a partner', () => {
  expect(readdirSync(`${publicMedia}partners`).sort()).toEqual(partners.map(({ id }) => id).sort());
});

test('every public page has a preview in every language with the text of its heading', () => {
  const rendered = JSON.parse(readFileSync(`${publicMedia}open-graph/titles.json`, 'utf8')) as Record<string, string>;
  const titles = sharedRoutes.flatMap((route) =>
    languages.map((language) => [
      `${route}.${language}`,
      getPictureTitle(route, language, process.env.BRAND ?? 'Ponte'),
    ]),
  );
  // If this fails after a change of texts, run `npm run media -- open-graph`.
  expect(rendered).toEqual(Object.fromEntries(titles));
  expect(titles.filter(([name]) => !existsSync(`${publicMedia}open-graph/${name}.jpg`))).toEqual([]);
});

test('`npm run media` starts and rejects a job that does not exist', () => {
  const args = ['--import', 'tsx', 'make.ts', 'holograms'];
  const { stderr, status } = spawnSync(process.execPath, args, { cwd: artwork, encoding: 'utf8' });
  expect(stderr).toContain('Unknown jobs: holograms. Jobs: font, ');
  expect(status).toBe(1);
});
