import { partNames } from '@ponte/contract/parts';
import { createClassNames, lettersOf } from './class-names';

const inFile = (resourcePath: string) => ({ resourcePath, rootContext: '/site/shell' });

test('names classes by part, file and place in the file', () => {
  const nameOf = createClassNames('shell');
  const header = inFile('/site/shell/header/Header.module.css');
  const footer = inFile('/site/shell/footer/Footer.module.css');
  const names = [nameOf(header, '', 'bar'), nameOf(footer, '', 'bar'), nameOf(header, '', 'menu')];
  expect(new Set(names.map((name) => name.slice(0, -2))).size).toBe(2);
  expect(names.map((name) => name.replace(/^[A-Za-z]{2}-[A-Za-z0-9]{3}/, ''))).toEqual(['00', '00', '01']);
  expect(nameOf(header, '', 'bar')).toBe(names[0]);
});

test('begins the names of each part with other letters', () => {
  expect(new Set(partNames.map(lettersOf)).size).toBe(partNames.length);
  for (const part of partNames) expect(lettersOf(part)).toMatch(/^[A-Za-z]{2}$/);
});

test('gives a file the same names in any folder and beside any other files', () => {
  const one = createClassNames('shell');
  one(inFile('/site/shell/footer/Footer.module.css'), '', 'bar');
  const name = one(inFile('/site/shell/header/Header.module.css'), '', 'bar');
  const other = createClassNames('shell');
  const elsewhere = { resourcePath: '/copy/shell/header/Header.module.css', rootContext: '/copy/shell' };
  expect(other(elsewhere, '', 'bar')).toBe(name);
});

test('rejects two files that would get the same names', () => {
  const nameOf = createClassNames('shell');
  const seen = () => {
    for (let at = 0; at < 5000; at += 1) nameOf(inFile(`/site/shell/${at}.module.css`), '', 'bar');
  };
  expect(seen).toThrow(/^\d+\.module\.css and \d+\.module\.css get the same class names\. Rename one\.$/);
});
