import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodings } from './compression';

const [brotli] = encodings;

test('a better compression level makes a smaller file', async () => {
  const text = await readFile(join(__dirname, '../commands/commands.ts'));
  const made = await Promise.all((['best', 'good', 'quick'] as const).map((level) => brotli.encode(text, level)));
  for (const one of made) expect(await brotli.decode(one)).toEqual(text);
  const [best = 0, good = 0, quick = 0] = made.map(({ length }) => length);
  expect(best).toBeLessThan(good);
  expect(good).toBeLessThan(quick);
});

test('compresses a large page as well as a build’s file, but never in a hurry', async () => {
  const words = Array.from({ length: 6000 }, (_, index) => `<p>${Math.imul(index, 2654435761) >>> 0}</p>`);
  const page = Buffer.from(words.join('\n'));
  const made = await Promise.all((['best', 'good', 'quick'] as const).map((level) => brotli.encode(page, level)));
  const [best = 0, good = 0, quick = 0] = made.map(({ length }) => length);
  expect(best).toBeGreaterThan(12_000);
  expect(good).toBe(best);
  expect(quick).toBeGreaterThan(best);
});
