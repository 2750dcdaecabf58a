import { tables } from '../testing/render';

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
const source = Object.entries(tables.pt);

it.each(['en', 'es'] as const)('has in %s the keys and placeholders of the source, and no empty text', (language) => {
  const table: Record<string, string> = tables[language];
  expect(Object.keys(table).sort()).toEqual(source.map(([key]) => key).sort());
  for (const [key, text] of source) {
    expect(table[key]?.trim()).toBeTruthy();
    expect([key, placeholders(table[key] ?? '')]).toEqual([key, placeholders(text)]);
  }
});
