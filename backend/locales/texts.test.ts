import { comparePlaceholders } from '@ponte/toolchain/jest/compare-placeholders';
import { en } from './en';
import { es } from './es';
import { pt, type TextKey } from './pt';
import { decideLanguage, getText } from './texts';

it.each(Object.keys(pt) as TextKey[])('%s has a text in three languages', (key) => {
  for (const texts of [pt, en, es]) expect(texts[key].trim()).not.toBe('');
});

it('has the placeholders of the source in every language', () => {
  expect(comparePlaceholders('backend', { pt, en, es })).toEqual([]);
});

it('fills in the values', () => {
  expect(getText('pt', 'senha.tooShort', { min: 6 })).toBe('A senha deve ter pelo menos 6 caracteres.');
});

it.each([
  [undefined, 'pt'],
  ['', 'pt'],
  ['*', 'pt'],
  ['de-DE', 'pt'],
  ['en', 'en'],
  ['en-GB,pt;q=0.9', 'en'],
  ['es;q=0.2, en;q=0.8', 'en'],
  ['en;q=0, es;q=0.1', 'es'],
  ['en;q=nonsense, es', 'es'],
  [`${'x,'.repeat(5000)}en`, 'pt'],
])('responds to %p in %s', (header, language) => {
  expect(decideLanguage(header)).toBe(language);
});
