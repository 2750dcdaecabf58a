import { comparePlaceholders } from '@ponte/toolchain/jest/compare-placeholders';
import { en } from './en';
import { es } from './es';
import { pt } from './pt';

it('has the same placeholders in every language', () => {
  expect(comparePlaceholders('shell', { pt, en, es })).toEqual([]);
});

it.each(Object.entries({ pt, en, es }))('has no empty text in %s', (_language, table) => {
  const empty = Object.entries(table).filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});
