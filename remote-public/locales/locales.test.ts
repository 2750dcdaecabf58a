import { en } from './en';
import { es } from './es';
import { pt } from './pt';

const tables: Record<string, Record<string, string>> = { pt, en, es };
const source = Object.entries(pt);

const placeholders = (text: string | undefined) => [...(text?.match(/{{\w+}}/g) ?? [])].sort();

/** Plural forms differ between languages; what they are forms of does not. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

describe.each(Object.entries(tables))('%s', (language, table) => {
  it('has the keys of the source, each with words', () => {
    const keys = new Set(Object.keys(table).map(withoutPlural));
    expect([...keys].sort()).toEqual([...new Set(Object.keys(pt).map(withoutPlural))].sort());
    expect(Object.keys(table).filter((key) => table[key]?.trim() === '')).toEqual([]);
  });

  it('fills the same placeholders as the source', () => {
    const different = source.filter(([key, text]) => `${placeholders(table[key])}` !== `${placeholders(text)}`);
    expect(different).toEqual([]);
  });

  it('says no sentence in another language', () => {
    const isSentence = (text: string) => text.split(' ').length > 4;
    const others = Object.keys(tables).filter((other) => other !== language);
    const same = Object.entries(table).filter(
      ([key, text]) => isSentence(text) && others.some((other) => tables[other]?.[key] === text),
    );
    expect(same).toEqual([]);
  });
});
