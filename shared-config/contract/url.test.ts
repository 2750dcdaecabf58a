import { routes } from './routes';
import { languages } from './language';
import { buildUrl, resolveUrl, splitForm } from './url';

const resolve = (path: string) => {
  const resolved = resolveUrl(routes, path);
  if (resolved.kind === 'redirect') return `-> ${resolved.to}`;
  if (resolved.kind === 'unknown') return `unknown in ${resolved.form}`;
  return `${resolved.route.id} in ${resolved.form}${resolved.language ? ` (${resolved.language})` : ''}`;
};

test.each([
  ['/', 'home in plain'],
  ['/es', 'home in es (es)'],
  ['/es/', '-> /es'],
  ['/servicos', 'services in plain'],
  ['/servicos/', '-> /servicos'],
  ['/en/services/visas/b1b2', 'b1b2 in en (en)'],
  ['/es/servicios/visas/b1b2', 'b1b2 in es (es)'],
  ['/pt/servicos/vistos/b1b2', 'b1b2 in pt (pt)'],
  ['/en/servicos/vistos/b1b2', '-> /en/services/visas/b1b2'],
  ['/es/services/visas/b1b2', '-> /es/servicios/visas/b1b2'],
  ['/pt/services/visas/B1B2/', '-> /pt/servicos/vistos/b1b2'],
  ['/services/visas/b1b2', '-> /en/services/visas/b1b2'],
  ['/contacto', '-> /es/contacto'],
  ['/servicos/vistos/B1B2', '-> /servicos/vistos/b1b2'],
  ['/EN/servicos/vistos/Renovacao', '-> /en/services/visas/renewal'],
  ['/servicos/vistos/EB1A/', '-> /servicos/vistos/eb1a'],
  ['/admin/editar-usuario/42', 'editUser in plain'],
  ['/admin/editar-usuario/', 'unknown in plain'],
  ['/politica-de-privacidade', 'privacy in plain (pt)'],
  ['/privacy', 'privacy in plain (en)'],
  ['/es/politica-de-privacidad', 'privacy in es (es)'],
  ['/politica-de-privacidad', '-> /es/politica-de-privacidad'],
  ['/pt/politica-de-privacidade', '-> /politica-de-privacidade'],
  ['/en/privacy', '-> /privacy'],
  ['/es/privacy', '-> /es/politica-de-privacidad'],
  ['/pt/privacy', '-> /politica-de-privacidade'],
  ['/nothing/here', 'unknown in plain'],
  ['/es/nada', 'unknown in es'],
  ['/servicos/vistos/b1b2/more', 'unknown in plain'],
  ['//servicos', 'unknown in plain'],
])('resolves %s to %s', (path, expected) => {
  expect(resolve(path)).toBe(expected);
});

test('resolves every URL of a route to it without a redirect, in every form and language', () => {
  for (const route of routes) {
    for (const language of languages) {
      for (const form of ['plain', language] as const) {
        const url = buildUrl(route, form, language, { id: '7' });
        expect({ url, resolved: resolveUrl(routes, url) }).toMatchObject({
          resolved: { kind: 'page', route: { id: route.id } },
        });
      }
    }
  }
});

test('gives no two routes the same path, in any language', () => {
  const paths = routes.flatMap(({ path, localizedPaths = {} }) => {
    const own = typeof path === 'string' ? [path] : Object.values(path);
    return [...new Set([...own, ...Object.values(localizedPaths)])];
  });
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test('encodes a parameter', () => {
  const route = routes.find(({ id }) => id === 'editUser');
  expect(route && buildUrl(route, 'en', 'en', { id: '../x' })).toBe('/en/admin/editar-usuario/..%2Fx');
});

test('takes only a whole segment as the form', () => {
  expect(splitForm('/english')).toEqual({ form: 'plain', rest: '/english' });
  expect(splitForm('/en/sobre')).toEqual({ form: 'en', rest: '/sobre' });
});
