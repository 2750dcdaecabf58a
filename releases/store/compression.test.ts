import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodings } from './compression';

const [brotli] = encodings;

test('more effort makes less of the same', async () => {
  const text = await readFile(join(__dirname, '../commands/commands.ts'));
  const made = await Promise.all((['best', 'good', 'quick'] as const).map((effort) => brotli.encode(text, effort)));
  for (const one of made) expect(await brotli.decode(one)).toEqual(text);
  const [best = 0, good = 0, quick = 0] = made.map(({ length }) => length);
  expect(best).toBeLessThan(good);
  expect(good).toBeLessThan(quick);
});
