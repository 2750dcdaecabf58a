import { comparePlaceholders } from './compare-placeholders';

const pt = { hello: 'Olá, {{nome}}: {{count}} novas', plain: 'Sem nada', tooShort: 'Pelo menos {min}' };

it('accepts another order', () => {
  const same = { hello: '{{count}} new for {{nome}}', plain: 'Nothing', tooShort: '{min} or more' };
  expect(comparePlaceholders('remote-chat', { pt, en: same, es: same })).toEqual([]);
});

it('names part, language and key, and prints both texts', () => {
  const en = { hello: 'Hello, {{name}}: {{count}} new', plain: 'Nothing {{more}}', tooShort: 'At least {max}' };
  const es = { ...pt, hello: undefined as unknown as string };
  expect(comparePlaceholders('remote-chat', { pt, en, es })).toEqual([
    'remote-chat, en, hello: its placeholders are {{count}} {{name}}, those of pt are {{count}} {{nome}}\n' +
      '  en: Hello, {{name}}: {{count}} new\n  pt: Olá, {{nome}}: {{count}} novas',
    'remote-chat, en, plain: its placeholders are {{more}}, those of pt are none\n' +
      '  en: Nothing {{more}}\n  pt: Sem nada',
    'remote-chat, en, tooShort: its placeholders are {max}, those of pt are {min}\n' +
      '  en: At least {max}\n  pt: Pelo menos {min}',
    'remote-chat, es, hello: its placeholders are none, those of pt are {{count}} {{nome}}\n' +
      '  es: (no text)\n  pt: Olá, {{nome}}: {{count}} novas',
  ]);
});
