import { languages } from '@ponte/contract/language';
import { planPages } from '@ponte/contract/composition-layout';
import { routes } from './conformance/fixture-site';
import { decide, type EdgeDecision, type EdgeRequest } from './decide';

const build = 'shell/1.2.3-0123456789ab';
const composition = '0123456789abcdef';

function decideFor(url: string, request: Partial<EdgeRequest> = {}): EdgeDecision {
  return decide(routes, { method: 'GET', url, ...request });
}

describe('decide', () => {
  it.each<[string, Partial<EdgeRequest>, string, string]>([
    ['/', {}, 'pt', 'pages/plain/pt/index.html'],
    ['/', { acceptLanguage: 'es-AR' }, 'es', 'pages/plain/es/index.html'],
    ['/', { acceptLanguage: 'fr, es' }, 'pt', 'pages/plain/pt/index.html'],
    ['/', { acceptLanguage: 'es', cookie: 'lang_public=en' }, 'en', 'pages/plain/en/index.html'],
    ['/servicos?x=1', {}, 'pt', 'pages/plain/pt/servicos.html'],
    ['/es/servicios', { cookie: 'lang_public=en' }, 'es', 'pages/es/es/es/servicios.html'],
    ['/privacy', { cookie: 'lang_public=pt' }, 'en', 'pages/plain/en/privacy.html'],
    ['/login', { acceptLanguage: 'en' }, 'en', 'app/en.html'],
    ['/admin/editar-usuario/a%20b', {}, 'pt', 'app/pt.html'],
  ])('serves %s (%j) in %s: %s', (url, request, language, file) => {
    expect(decideFor(url, request)).toMatchObject({ kind: 'file', response: 'page', from: 'channel', language, file });
  });

  it.each([
    ['/nada', 'not-found/plain/pt.html'],
    ['/en/nada', 'not-found/en/en.html'],
    ['/index', 'not-found/plain/pt.html'],
  ])('serves the unknown path %s: %s', (url, file) => {
    expect(decideFor(url)).toMatchObject({ kind: 'file', response: 'unknownPage', file });
  });

  it.each([
    ['/Servicos/?q=a%20b', '/servicos?q=a%20b'],
    ['/en/privacy', '/privacy'],
    ['/en/servicos?q=1', '/en/services?q=1'],
    ['/services', '/en/services'],
    ['//', '/'],
  ])('redirects %s to %s', (url, to) => {
    expect(decideFor(url)).toEqual({ kind: 'redirect', to });
  });

  it.each<[string, object]>([
    [`/builds/${build}/static/js/1.ab.js`, { response: 'build', from: 'builds', file: `${build}/static/js/1.ab.js` }],
    ['/locales/en/translation.json', { response: 'texts', from: 'live', file: 'locales/en/translation.json' }],
    [`/locales/en/translation.json?c=${composition}`, { response: 'storedTexts', from: { composition } }],
    ['/robots.txt', { response: 'rootFile', from: 'live', file: 'robots.txt' }],
  ])('maps %s to a file: %j', (url, file) => {
    expect(decideFor(url)).toMatchObject({ kind: 'file', ...file });
  });

  it.each<[string, string, string]>([
    ['GET', `/builds/${build}/node/home.cjs`, 'notFound'],
    ['GET', `/builds/${build}/node/home.js`, 'notFound'],
    ['GET', `/builds/${build}/contract.json`, 'notFound'],
    ['GET', `/builds/${build}/a.js.br`, 'notFound'],
    ['GET', `/builds/${build}/.files.json`, 'notFound'],
    ['GET', '/locales/en/translation.json?c=x', 'notFound'],
    ['GET', '/a%zz', 'badRequest'],
    ['GET', '/%2e%2e/x', 'badRequest'],
    ['GET', 'nonsense', 'badRequest'],
    ['GET', `/${'a'.repeat(8000)}`, 'targetTooLong'],
    ['POST', '/', 'methodNotAllowed'],
    ['DELETE', `/builds/${build}/a.js`, 'methodNotAllowed'],
  ])('rejects %s %s: %s', (method, url, error) => {
    expect(decideFor(url, { method })).toEqual({ kind: 'siteError', error });
  });

  it.each<[string, string, EdgeDecision]>([
    ['POST', '/api/users/login', { kind: 'call', target: { path: '/api/users/login', search: '' } }],
    ['GET', '/healthz?a', { kind: 'call', target: { path: '/healthz', search: '?a' } }],
    ['TRACE', '/api', { kind: 'callError', error: 'methodNotAllowed' }],
  ])('decides %s %s: %j', (method, url, decision) => {
    expect(decideFor(url, { method })).toEqual(decision);
  });

  it('forwards calls and serves builds before the first release, and nothing else', () => {
    const decideUnreleased = (url: string) => decide(undefined, { method: 'GET', url });
    expect(decideUnreleased('/api/x')).toMatchObject({ kind: 'call' });
    expect(decideUnreleased(`/builds/${build}/a.js`)).toMatchObject({ kind: 'file' });
    for (const url of ['/', '/nada', '/robots.txt', '/locales/pt/translation.json']) {
      expect({ url, ...decideUnreleased(url) }).toEqual({ url, kind: 'siteError', error: 'noRelease' });
    }
  });

  it('finds every page of a composition where the composer puts it', () => {
    for (const language of languages) {
      for (const { path, file } of planPages(routes, language)) {
        expect(decideFor(path, { acceptLanguage: language })).toMatchObject({ kind: 'file', file, language });
      }
    }
  });
});
