import { comparePlaceholders } from '@ponte/toolchain/jest/compare-placeholders';
import { en } from './en';
import { es } from './es';
import { pt } from './pt';

const tables: Record<string, Record<string, string>> = { pt, en, es };

/** Languages have different plural forms of the same keys. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

it('has the same placeholders in every language', () => {
  expect(comparePlaceholders('remote-public', { pt, en, es })).toEqual([]);
});

describe.each(Object.entries(tables))('%s', (language, table) => {
  it('has the keys of the source, none of them empty', () => {
    const keys = new Set(Object.keys(table).map(withoutPlural));
    expect([...keys].sort()).toEqual([...new Set(Object.keys(pt).map(withoutPlural))].sort());
    expect(Object.keys(table).filter((key) => table[key]?.trim() === '')).toEqual([]);
  });

  it('has no sentence that is the same in another language', () => {
    const isSentence = (text: string) => text.split(' ').length > 4;
    const others = Object.keys(tables).filter((other) => other !== language);
    const untranslated = Object.entries(table).filter(
      ([key, text]) => isSentence(text) && others.some((other) => tables[other]?.[key] === text),
    );
    expect(untranslated).toEqual([]);
  });

  it('calls the chat app WhatsApp and nothing else', () => {
    const otherName =
      /aplicativo de mensagens|messaging app|chat app|aplicación de mensajes|(botão|botón) de c|chat button/i;
    expect(Object.entries(table).filter(([, text]) => otherName.test(text))).toEqual([]);
  });
});
