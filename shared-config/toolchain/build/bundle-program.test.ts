import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from './repository';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  await symlink(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  const names = Array.from({ length: 20 }, (_, index) => `entry${index}`);
  for (const name of names) await writeFile(join(folder, `${name}.ts`), `console.log('${name}');\n`);
  const entries = JSON.stringify(Object.fromEntries(names.map((name) => [name, `${name}.ts`])));
  const bundler = join(repositoryRoot, 'shared-config/toolchain/build/bundle-program.ts');
  await writeFile(
    join(folder, 'build.mts'),
    `import { bundleProgram } from '${bundler}';
await bundleProgram({ folder: import.meta.dirname, entries: ${entries}, bundled: [] });\n`,
  );
});
afterEach(() => rm(folder, { recursive: true }));

const bundle = () => promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.mts'], { cwd: folder });

test('writes the programs while other processes write the same ones, and leaves no other files', async () => {
  await Promise.all([bundle(), bundle(), bundle()]);
  expect(await readdir(join(folder, 'dist'))).toHaveLength(20);
  expect(await readdir(join(folder, '.cache'))).toEqual([]);
});

test('does not write unchanged files, and removes files that are no longer generated', async () => {
  await bundle();
  const file = join(folder, 'dist/entry0.js');
  const before = await stat(file);
  await writeFile(join(folder, 'dist/old-chunk.js'), 'old');
  await writeFile(join(folder, 'entry1.ts'), "console.log('changed');\n");
  await bundle();
  expect((await stat(file)).ino).toBe(before.ino);
  expect(await readFile(join(folder, 'dist/entry1.js'), 'utf8')).toContain('changed');
  expect(await readdir(join(folder, 'dist'))).not.toContain('old-chunk.js');
});
