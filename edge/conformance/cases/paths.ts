import type { Case } from '../case';

const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/es/', '/es'],
  ['/ES', '/es'],
  ['/servicos/', '/servicos'],
  ['/servicos///', '/servicos'],
  ['//', '/'],
  ['/Servicos/Vistos/B1B2', '/servicos/vistos/b1b2'],
  ['/servicos/vistos/B1B2/', '/servicos/vistos/b1b2'],
  ['/EN/Services', '/en/services'],
  ['/EN/Servicos', '/en/services'],
  ['/en/servicos/?a=1', '/en/services?a=1'],
  ['/en/servicios', '/en/services'],
  ['/pt/services', '/pt/servicos'],
  ['/services/', '/en/services'],
  ['/Servicios', '/es/servicios'],
  ['/en/servicos/vistos/B1B2', '/en/services/visas/b1b2'],
  ['/services/visas/b1b2', '/en/services/visas/b1b2'],
  ['/es/services/visas/b1b2', '/es/servicos/vistos/b1b2'],
  ['/Servicos/?q=A%20b+C&&x', '/servicos?q=A%20b+C&&x'],
  ['/en/privacy', '/privacy'],
  ['/en/politica-de-privacidade', '/privacy'],
  ['/pt/privacy', '/politica-de-privacidade'],
  ['/pt/politica-de-privacidade', '/politica-de-privacidade'],
  ['/es/privacy/', '/es/politica-de-privacidad'],
  ['/politica-de-privacidad', '/es/politica-de-privacidad'],
  ['/Privacy', '/privacy'],
  ['/Login', '/login'],
  ['/Admin/Editar-Usuario/Ab', '/admin/editar-usuario/Ab'],
  ['/en/admin/editar-usuario/7/', '/en/admin/editar-usuario/7'],
];

export const redirectCases: readonly Case[] = redirects.map(([path, location]) => ({
  name: `redirects ${path} permanently to ${location}`,
  request: { path },
  expect: { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } },
}));

function unknown(path: string, file: string, headers: Readonly<Record<string, string>> = {}): Case {
  return {
    name: `responds 404 to ${path} with ${file}`,
    request: { path, headers },
    expect: {
      status: 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': file.slice(-7, -5),
        'cache-control': 'no-cache',
        etag: null,
      },
      body: new RegExp(`<p>${file} of `),
    },
  };
}

export const unknownPathCases: readonly Case[] = [
  unknown('/nada', 'not-found/plain/pt.html'),
  unknown('/nada', 'not-found/plain/es.html', { 'accept-language': 'es' }),
  unknown('/nada', 'not-found/plain/en.html', { cookie: 'lang_public=en' }),
  unknown('/nada', 'not-found/plain/pt.html', { 'accept-encoding': 'br', 'if-none-match': '*', range: 'bytes=0-9' }),
  unknown('/es/nada', 'not-found/es/es.html', { 'accept-language': 'en' }),
  unknown('/ES/nada', 'not-found/es/es.html'),
  unknown('/servicos/nada', 'not-found/plain/pt.html'),
  // Paths of files in the composition are not URLs of pages.
  unknown('/index', 'not-found/plain/pt.html'),
  unknown('/pages/plain/pt/index.html', 'not-found/plain/pt.html'),
  unknown('/routes.json', 'not-found/plain/pt.html'),
  unknown('/.files.json', 'not-found/plain/pt.html'),
  unknown('/servicos.html', 'not-found/plain/pt.html'),
  unknown('/live/site/routes.json', 'not-found/plain/pt.html'),
  unknown('//servicos', 'not-found/plain/pt.html'),
  unknown('/servicos//vistos/b1b2', 'not-found/plain/pt.html'),
  unknown('/es//es', 'not-found/es/es.html'),
  unknown('//evil.example/%2f', 'not-found/plain/pt.html'),
  unknown('/servicos%2fvistos%2fb1b2', 'not-found/plain/pt.html'),
  unknown('/apis', 'not-found/plain/pt.html'),
  unknown('/%C3%A7', 'not-found/plain/pt.html'),
  unknown('/%ff', 'not-found/plain/pt.html'),
  unknown('/admin/editar-usuario', 'not-found/plain/pt.html'),
];
