import { getRoute } from '@ponte/contract/routes';
import { areaOf, decideLanguage } from './decide-language';

const decide = (sources: {
  area?: 'public' | 'admin';
  urlLanguage?: 'es';
  stored?: Record<string, string>;
  browser?: string;
}) =>
  decideLanguage({
    area: sources.area ?? 'public',
    urlLanguage: sources.urlLanguage,
    browser: sources.browser,
    readStored: (key) => sources.stored?.[key] ?? null,
  });

test.each([
  ['prefers the URL to everything else', { urlLanguage: 'es', stored: { lang_public: 'en' }, browser: 'pt' }, 'es'],
  ['prefers the area’s key to the common key', { stored: { lang_public: 'en', lang: 'es' } }, 'en'],
  ['prefers the common key to the browser', { stored: { lang: 'es' }, browser: 'en-US' }, 'es'],
  ['ignores a stored value that is no language', { stored: { lang_public: 'xx' }, browser: 'en-US' }, 'en'],
  ['takes the first two letters of the browser’s language', { browser: 'es-MX' }, 'es'],
  ['falls back to Portuguese on public pages', { browser: 'de' }, 'pt'],
  ['falls back to English in the admin area', { area: 'admin', browser: 'de' }, 'en'],
  ['reads the admin area’s own key', { area: 'admin', stored: { lang_admin: 'es', lang_public: 'pt' } }, 'es'],
] as const)('%s', (_, sources, expected) => {
  expect(decide(sources)).toBe(expected);
});

test('treats account pages as public and admin pages as admin', () => {
  expect(areaOf(getRoute('login'))).toBe('public');
  expect(areaOf(getRoute('admin'))).toBe('admin');
});
