import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashInputs, hasIntegrity, integrityOf } from './files';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'inputs-'))));
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

test('changes when a file changes, is renamed or is deleted', async () => {
  await write('a.ts', '1');
  const first = await hashInputs([folder], []);
  await write('a.ts', '2');
  const second = await hashInputs([folder], []);
  await rm(join(folder, 'a.ts'));
  await write('b.ts', '2');
  expect(new Set([first, second, await hashInputs([folder], [])]).size).toBe(3);
});

test('does not change with files that are no inputs', async () => {
  await write('a.ts', '1');
  const before = await hashInputs([folder], []);
  for (const file of [
    'a.test.ts',
    'a.stories.tsx',
    'README.md',
    'dist/main.js',
    'dist.41/main.js',
    'node_modules/x/y.js',
    '.cache/inputs.json',
    'jest.config.js',
    'jest.slow.config.js',
  ]) {
    await write(file, 'anything');
  }
  expect(await hashInputs([folder], [])).toBe(before);
});

test('a hash is that of its file alone', () => {
  // The hashes of "abc" in the standard FIPS 180-4.
  expect(integrityOf('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
  expect(hasIntegrity('abc', integrityOf('abc'))).toBe(true);
  expect(hasIntegrity('abd', integrityOf('abc'))).toBe(false);
  expect(hasIntegrity('abc', undefined)).toBe(false);
});

test('a hash from before SHA-256 is still accepted', () => {
  const before = 'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn';
  expect(hasIntegrity('abc', before)).toBe(true);
  expect(hasIntegrity('abd', before)).toBe(false);
});
