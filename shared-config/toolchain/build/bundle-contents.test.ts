import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { BundleContents, measureScript } from './bundle-contents';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'contents-'))));
afterEach(() => rm(root, { recursive: true }));

const sources = {
  'part/main.js': 'import { used } from "library"; import("./later.js"); console.log(used());',
  'part/later.js': 'console.log("a chunk of its own");',
  'node_modules/library/package.json': '{"name":"library","main":"index.mjs","sideEffects":false}',
  'node_modules/library/index.mjs':
    'export function used() { return document.title; }\nexport function unused() { return "a long text in a function that no module imports"; }',
};

async function build(plugins: webpack.WebpackPluginInstance[]): Promise<string> {
  for (const [file, content] of Object.entries(sources)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  const path = join(root, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: join(root, 'part'),
    entry: './main.js',
    output: { path, filename: '[name].[contenthash:8].js' },
    plugins,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  return path;
}

test('measures each script of a build by module, and changes none', async () => {
  const contents = new BundleContents(root);
  const path = await build([contents]);
  const files = Object.keys(contents.files);
  expect(files).toHaveLength(2);
  const main = files.find((file) => file.startsWith('main.')) ?? '';
  const modules = contents.files[main] ?? {};
  expect(Object.keys(modules).sort()).toEqual(['node_modules/library/index.mjs', 'part/main.js']);
  const sum = Object.values(modules).reduce((total, size) => total + size, 0);
  // The rest is webpack's own code.
  expect(sum).toBeLessThan((await stat(join(path, main))).size);
  // What the minifier removed does not count.
  expect(modules['node_modules/library/index.mjs']).toBeLessThan(60);

  const measured = await readFile(join(path, main), 'utf8');
  await rm(path, { recursive: true });
  await build([]);
  expect(await readFile(join(path, main), 'utf8')).toBe(measured);
});

test('counts bytes up to the next mapping, across lines, in UTF-8', () => {
  const map = {
    version: 3 as const,
    names: [],
    sources: [
      'webpack://../node_modules/loader/index.js??rules[0]!./App.tsx',
      'webpack://javascript/esm|../node_modules/a/index.mjs|0a1b',
      'webpack://webpack/runtime/load',
    ],
    // The first source at 0, the second at column 2 of line 2, the third at column 4 of it.
    mappings: 'AAAA;ECAA,ECAA',
  };
  const folders = { folder: '/site/shell', root: '/site' };
  expect(measureScript('ab\nc—de\nfg', map, folders)).toEqual({ 'shell/App.tsx': 7, 'node_modules/a/index.mjs': 2 });
});
