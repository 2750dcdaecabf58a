import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repository';
import LongestFirst, { longest } from './longest-first.js';

const fileOf = (name: string) => join(repositoryRoot, `${name}.slow.test.ts`);

it('starts the longest tests first, and the others by the size of their files', () => {
  const [first = '', second = ''] = longest;
  const sizes = { 'backend/testing/fuzz': 86, [second]: 7, 'edge/conformance/nginx': 142, [first]: 5 };
  const context = {
    config: { id: 'never-ran', cacheDirectory: '/nowhere' },
    hasteFS: { getSize: (path: string) => Object.entries(sizes).find(([name]) => fileOf(name) === path)?.[1] },
  };
  const tests = Object.keys(sizes).map((name) => ({ path: fileOf(name), context }));
  const sorted = new LongestFirst({ contexts: [], globalConfig: {} as never }).sort(tests).map(({ path }) => path);
  expect(sorted).toEqual([first, second, 'edge/conformance/nginx', 'backend/testing/fuzz'].map(fileOf));
});

it.each(longest)('%s is a test', (name) => expect(existsSync(fileOf(name))).toBe(true));
