import { comparePlaceholders } from '@ponte/toolchain/jest/compare-placeholders';
import { tables } from '../testing/render';

const source = Object.keys(tables.pt);

it.each(['en', 'es'] as const)('has the keys of the source and no empty text in %s', (language) => {
  const table: Record<string, string> = tables[language];
  expect(Object.keys(table).sort()).toEqual(source.sort());
  expect(source.filter((key) => !table[key]?.trim())).toEqual([]);
});

it('has the placeholders of the source in every language', () => {
  expect(comparePlaceholders('remote-chat', tables)).toEqual([]);
});
