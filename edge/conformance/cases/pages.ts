import type { Case } from '../case';
import { compositions } from '../fixture-site';

const page = (file: string) => new RegExp(`<p>${file} of ${compositions.first}</p>`);

interface PageRequest {
  readonly path: string;
  readonly accept?: string;
  readonly cookie?: string;
}

function shows(file: string, language: string, { path, accept, cookie }: PageRequest, negotiated = true): Case {
  const vary = negotiated ? 'Cookie, Accept-Language, Accept-Encoding' : 'Accept-Encoding';
  return {
    name: `serves ${file} for ${path} (Accept-Language ${accept ?? 'absent'}, cookie ${cookie ?? 'absent'})`,
    request: { path, headers: { ...(accept && { 'accept-language': accept }), ...(cookie && { cookie }) } },
    expect: {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'same-origin',
        'access-control-allow-origin': null,
        vary,
      },
      body: page(file),
    },
  };
}

export const pageCases: readonly Case[] = [
  shows('pages/plain/pt/index.html', 'pt', { path: '/' }),
  shows('pages/plain/es/index.html', 'es', { path: '/', accept: 'es' }),
  shows('pages/plain/es/index.html', 'es', { path: '/', accept: 'es-MX,en;q=0.9' }),
  shows('pages/plain/en/index.html', 'en', { path: '/', accept: 'EN-us' }),
  shows('pages/plain/pt/index.html', 'pt', { path: '/', accept: 'de,en' }),
  shows('pages/plain/pt/index.html', 'pt', { path: '/', accept: '*' }),
  shows('pages/plain/en/index.html', 'en', { path: '/', accept: 'es', cookie: 'lang_public=en' }),
  shows('pages/plain/en/index.html', 'en', { path: '/', accept: 'es', cookie: 'a=b; lang_public=en; c=d' }),
  shows('pages/plain/es/index.html', 'es', { path: '/', accept: 'es', cookie: 'lang_public=xx' }),
  shows('pages/plain/es/index.html', 'es', { path: '/', accept: 'es', cookie: 'xlang_public=en' }),
  shows('pages/plain/es/index.html', 'es', { path: '/', accept: 'es', cookie: 'lang_public=english' }),
  shows('pages/plain/en/servicos/vistos/b1b2.html', 'en', { path: '/servicos/vistos/b1b2', accept: 'en' }),
  shows('pages/plain/pt/servicos.html', 'pt', { path: '/servicos?a=1&b=%zz' }),
  shows('pages/es/es/es.html', 'es', { path: '/es', accept: 'en' }, false),
  shows('pages/es/es/es/servicios.html', 'es', { path: '/es/servicios', cookie: 'lang_public=en' }, false),
  shows('pages/en/en/en/services/visas/b1b2.html', 'en', { path: '/en/services/visas/b1b2', accept: 'es' }, false),
  shows('pages/es/es/es/servicos/vistos/b1b2.html', 'es', { path: '/es/servicos/vistos/b1b2' }, false),
  shows('pages/plain/en/privacy.html', 'en', { path: '/privacy', accept: 'es' }, false),
  shows('pages/plain/pt/politica-de-privacidade.html', 'pt', { path: '/politica-de-privacidade', accept: 'es' }, false),
  shows('pages/es/es/es/politica-de-privacidad.html', 'es', { path: '/es/politica-de-privacidad' }, false),
  shows('app/en.html', 'en', { path: '/login', accept: 'en' }),
  shows('app/es.html', 'es', { path: '/es/login' }, false),
  shows('app/pt.html', 'pt', { path: '/admin/editar-usuario/7' }),
  shows('app/es.html', 'es', { path: '/es/admin/editar-usuario/Ab' }, false),
  {
    name: 'never sends a page in ranges, which could be of two releases',
    request: { path: '/', headers: { range: 'bytes=0-9' } },
    expect: { status: 200, headers: { 'accept-ranges': null, 'content-range': null }, body: /<\/html>$/ },
  },
  {
    name: 'responds to HEAD with the headers of GET and no body',
    request: { path: '/', method: 'HEAD', headers: { 'accept-encoding': 'br' } },
    expect: { status: 200, headers: { 'content-length': /^[1-9]\d*$/, 'content-encoding': 'br', etag: /./ }, body: 0 },
  },
];
