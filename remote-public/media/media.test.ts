import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@ponte/contract/language';
import { getPictureTitle, sharedRoutes } from './open-graph';
import { partners } from './partners';

const publicMedia = fileURLToPath(new URL('.', import.meta.url));
const shellMedia = fileURLToPath(new URL('../../shell/media/', import.meta.url));
const kilo = 1000;

const weightOf = (...paths: string[]) => paths.reduce((sum, path) => sum + statSync(path).size, 0);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The heaviest that a file may be; the first pattern that fits a path counts. */
const limits: readonly (readonly [pattern: RegExp, bytes: number])[] = [
  [/fonts\/.*\.woff2$/, 48 * kilo],
  [/hero\/.*\.(webm|mp4)$/, 900 * kilo],
  [/partners\/.*\.(webm|mp4)$/, 150 * kilo],
  [/\.(avif|webp)$/, 40 * kilo],
  [/open-graph.*\.jpg$/, 30 * kilo],
  [/\.(svg|png)$/, 12 * kilo],
];

const outputs = [publicMedia, shellMedia]
  .flatMap(filesIn)
  .filter(
    (path) => !relative(publicMedia, path).startsWith('make') && /\.(woff2|webm|mp4|avif|webp|jpg|svg|png)$/.test(path),
  );

test('every output keeps to its weight', () => {
  const heavy = outputs.filter((path) => weightOf(path) > (limits.find(([pattern]) => pattern.test(path))?.[1] ?? 0));
  expect(heavy.map((path) => `${path}: ${weightOf(path)} bytes`)).toEqual([]);
  expect(outputs.length).toBeGreaterThan(140);
});

test.each(['hero', 'hero-tall'])('both codecs of %s weigh at most 900 kB together', (name) => {
  const [webm, mp4] = ['webm', 'mp4'].map((codec) => `${publicMedia}hero/${name}.${codec}`) as [string, string];
  expect(weightOf(webm, mp4)).toBeLessThanOrEqual(900 * kilo);
});

test.each(partners)('$name has a logo, a film in two codecs and a poster in two formats', ({ id }) => {
  const missing = ['logo.svg', 'film.webm', 'film.mp4', 'poster.avif', 'poster.webp'].filter(
    (file) => !existsSync(`${publicMedia}partners/${id}/${file}`),
  );
  expect(missing).toEqual([]);
});

test('nobody has a folder without being a partner', () => {
  expect(readdirSync(`${publicMedia}partners`).sort()).toEqual(partners.map(({ id }) => id).sort());
});

test('every public page has a preview in every language that says what its heading says', () => {
  const drawn = JSON.parse(readFileSync(`${publicMedia}open-graph/titles.json`, 'utf8')) as Record<string, string>;
  const wanted = sharedRoutes.flatMap((route) =>
    languages.map((language) => [
      `${route}.${language}`,
      getPictureTitle(route, language, process.env.BRAND ?? 'Ponte'),
    ]),
  );
  // Where this fails after a change of texts, `npm run media -- open-graph` draws the pictures anew.
  expect(drawn).toEqual(Object.fromEntries(wanted));
  expect(wanted.filter(([name]) => !existsSync(`${publicMedia}open-graph/${name}.jpg`))).toEqual([]);
});
