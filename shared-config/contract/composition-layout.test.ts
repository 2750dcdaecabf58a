import { languages } from './language';
import type { RouteDefinition } from './route';
import { resolveUrl } from './url';
import { planPages } from './composition-layout';

const page = { part: 'remote-public', module: 'home', area: 'public' } as const;
const routes: RouteDefinition[] = [
  { id: 'home', path: '/', ...page },
  { id: 'privacy', path: { pt: '/privacidade', en: '/privacy', es: '/es/privacidad' }, ...page },
  { id: 'login', path: '/login', part: 'remote-admin', module: 'login', area: 'account' },
];
const planned = (language: 'pt' | 'en' | 'es') => planPages(routes, language).map(({ path, file }) => [path, file]);

test('a public page is drawn plain and under its language, the not-found page too, an account screen never', () => {
  expect(planned('pt')).toEqual([
    ['/', 'pages/plain/pt/index.html'],
    ['/pt', 'pages/pt/pt/pt.html'],
    ['/privacidade', 'pages/plain/pt/privacidade.html'],
    ['/404', 'not-found/plain/pt.html'],
    ['/pt/404', 'not-found/pt/pt.html'],
  ]);
});

test('a page with a path of its own per language is drawn once in each', () => {
  expect(planned('en')).toContainEqual(['/privacy', 'pages/plain/en/privacy.html']);
  expect(planned('es')).toContainEqual(['/es/privacidad', 'pages/es/es/es/privacidad.html']);
});

test('every page is drawn for an address that means it, into a file of its own', () => {
  const pages = languages.flatMap((language) => planPages(routes, language));
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
  for (const { path, route, state } of pages.filter(({ route }) => route)) {
    expect(resolveUrl(routes, path)).toMatchObject({ kind: 'page', route, form: state.form });
  }
});
