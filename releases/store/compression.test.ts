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
