import type { RouteDefinition } from './route';
import { buildUrl, resolveUrl } from './url';

const page = { part: 'remote-public', module: 'any', area: 'public' } as const;
const routes: RouteDefinition[] = [
  { ...page, id: 'home', path: '/' },
  { ...page, id: 'visa', path: '/servicos/vistos' },
  { ...page, id: 'user', path: '/admin/editar-usuario/:id' },
  {
    ...page,
    id: 'privacy',
    path: { pt: '/politica-de-privacidade', en: '/privacy', es: '/es/politica-de-privacidad' },
  },
];

describe('resolveUrl', () => {
  it.each([
    ['/', 'home', 'plain'],
    ['/es', 'home', 'es'],
    ['/servicos/vistos', 'visa', 'plain'],
    ['/en/servicos/vistos', 'visa', 'en'],
    ['/es/politica-de-privacidad', 'privacy', 'es'],
    ['/admin/editar-usuario/7', 'user', 'plain'],
  ])('%s is the page %s in the form %s', (path, id, form) => {
    expect(resolveUrl(routes, path)).toMatchObject({ kind: 'page', route: { id }, form });
  });

  it.each([
    ['/es/', '/es'],
    ['/ES', '/es'],
    ['/Servicos/VISTOS///', '/servicos/vistos'],
    ['/En/Servicos/Vistos', '/en/servicos/vistos'],
    ['/en/privacy', '/privacy'],
    ['/es/privacy', '/es/politica-de-privacidad'],
    ['/pt/Politica-de-privacidad', '/politica-de-privacidade'],
    ['/politica-de-privacidad', '/es/politica-de-privacidad'],
    ['/Admin/editar-usuario/Ab/', '/admin/editar-usuario/Ab'],
  ])('%s is spelled %s', (path, to) => {
    expect(resolveUrl(routes, path)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    '/nada',
    '/es/nada',
    '//servicos',
    '/servicos/vistos/x',
    '/admin/editar-usuario/%ff',
    '/admin/editar-usuario',
  ])('%s is unknown', (path) => {
    expect(resolveUrl(routes, path)).toMatchObject({ kind: 'unknown' });
  });

  it('answers an encoded parameter with the page, not with a redirect to it encoded once more', () => {
    expect(resolveUrl(routes, '/admin/editar-usuario/a%20b')).toMatchObject({ kind: 'page', params: { id: 'a b' } });
  });

  it('finds every URL that it builds', () => {
    for (const route of routes) {
      for (const form of ['plain', 'pt', 'en', 'es'] as const) {
        const url = buildUrl(route, form, 'es', { id: 'x/y z' });
        expect(resolveUrl(routes, url)).toMatchObject({ kind: 'page', route });
      }
    }
  });
});
