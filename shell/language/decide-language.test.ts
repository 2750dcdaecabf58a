import { getRoute } from '@ponte/contract/routes';
import { areaOf, decideLanguage } from './decide-language';

const decide = (clues: {
  area?: 'public' | 'admin';
  named?: 'es';
  stored?: Record<string, string>;
  browser?: string;
}) =>
  decideLanguage({
    area: clues.area ?? 'public',
    named: clues.named,
    browser: clues.browser,
    stored: (key) => clues.stored?.[key] ?? null,
  });

test.each([
  ['the URL wins over everything', { named: 'es', stored: { lang_public: 'en' }, browser: 'pt' }, 'es'],
  ['the area’s key wins over the common one', { stored: { lang_public: 'en', lang: 'es' } }, 'en'],
  ['the common key wins over the browser', { stored: { lang: 'es' }, browser: 'en-US' }, 'es'],
  ['a stored value that is no language counts as none', { stored: { lang_public: 'xx' }, browser: 'en-US' }, 'en'],
  ['the browser’s first two letters', { browser: 'es-MX' }, 'es'],
  ['an unsupported browser gets Portuguese on public pages', { browser: 'de' }, 'pt'],
  ['and English in the admin area', { area: 'admin', browser: 'de' }, 'en'],
  ['the admin area has its own key', { area: 'admin', stored: { lang_admin: 'es', lang_public: 'pt' } }, 'es'],
] as const)('%s', (_, clues, expected) => {
  expect(decide(clues)).toBe(expected);
});

test('login and profile are public pages as to language, the users table is not', () => {
  expect(areaOf(getRoute('login'))).toBe('public');
  expect(areaOf(getRoute('admin'))).toBe('admin');
});
