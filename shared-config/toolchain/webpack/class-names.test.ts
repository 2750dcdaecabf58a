import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { partNames } from '@ponte/contract/parts';
import { createClassNames, lettersOf } from './class-names';

const header = 'header/Header.module.css';
const footer = 'footer/Footer.module.css';

/** Writes the files into a new folder. */
function createPart(...files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const nameOf = createClassNames('shell', [folder]);
  return (file: string, local: string) => nameOf({ resourcePath: join(folder, file) }, '', local);
}

test('names classes by part, list of files, file and place in the file', () => {
  const nameOf = createPart(header, footer);
  const names = [nameOf(header, 'bar'), nameOf(footer, 'bar'), nameOf(header, 'menu')];
  const start = names[0]?.slice(0, 4);
  expect(start).toMatch(new RegExp(`^${lettersOf('shell')}[A-Za-z]{2}$`));
  expect(names).toEqual(['aba', 'aaa', 'abb'].map((end) => start + end));
  expect(nameOf(header, 'bar')).toBe(names[0]);
});

test('begins the names of each part with other letters', () => {
  expect(new Set(partNames.map(lettersOf)).size).toBe(partNames.length);
  for (const part of partNames) expect(lettersOf(part)).toMatch(/^[A-Za-z]{2}$/);
});

test('gives the same list of files the same names in any folder, in any order', () => {
  const one = createPart(header, footer);
  one(footer, 'bar');
  expect(createPart(footer, header)(header, 'bar')).toBe(one(header, 'bar'));
});

test('gives another list of files other names: a page that heals has the styles of two builds', () => {
  const old = createPart(header, footer);
  const next = createPart(header, footer, 'corner/Corner.module.css');
  const names = (nameOf: typeof old) => [header, footer].map((file) => nameOf(file, 'bar'));
  expect(names(old).filter((name) => names(next).includes(name))).toEqual([]);
});

test('gives each class of many files with many classes a name of its own', () => {
  const files = Array.from({ length: 60 }, (_, at) => `part/File${at}.module.css`);
  const nameOf = createPart(...files);
  const names = files.flatMap((file) => Array.from({ length: 60 }, (_, at) => nameOf(file, `class${at}`)));
  expect(new Set(names).size).toBe(3600);
  for (const name of names) expect(name).toMatch(/^[A-Za-z]{4}[a-z]{3,}$/);
});

test('leaves out the styles of packages and of builds', () => {
  const nameOf = createPart(header, 'dist/a/A.module.css', 'node_modules/b/B.module.css');
  expect(nameOf(header, 'bar')).toMatch(/aaa$/);
  expect(() => nameOf('dist/a/A.module.css', 'bar')).toThrow(/^\S+\/dist\/a\/A\.module\.css is not in \S+\.$/);
});
