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

test('plans public pages and the not-found page in the plain and the prefixed form, but no account page', () => {
  expect(planned('pt')).toEqual([
    ['/', 'pages/plain/pt/index.html'],
    ['/pt', 'pages/pt/pt/pt.html'],
    ['/privacidade', 'pages/plain/pt/privacidade.html'],
    ['/404', 'not-found/plain/pt.html'],
    ['/pt/404', 'not-found/pt/pt.html'],
  ]);
});

test('plans a page with a path per language once in each', () => {
  expect(planned('en')).toContainEqual(['/privacy', 'pages/plain/en/privacy.html']);
  expect(planned('es')).toContainEqual(['/es/privacidad', 'pages/es/es/es/privacidad.html']);
});

test('plans every page for a path that resolves to it, with a file of its own', () => {
  const pages = languages.flatMap((language) => planPages(routes, language));
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
  for (const { path, route, state } of pages.filter(({ route }) => route)) {
    expect(resolveUrl(routes, path)).toMatchObject({ kind: 'page', route, form: state.form });
  }
});
