import { languages } from '@ponte/contract/language';
import { planPages } from '@ponte/contract/composition-layout';
import { routes } from './conformance/fixture-routes';
import { decide, type EdgeDecision, type EdgeRequest } from './decide';

const build = 'shell/1.2.3-0123456789ab';
const composition = '0123456789abcdef';

function ask(url: string, request: Partial<EdgeRequest> = {}): EdgeDecision {
  return decide(routes, { method: 'GET', url, ...request });
}

describe('decide', () => {
  it.each<[string, Partial<EdgeRequest>, string, string]>([
    ['/', {}, 'pt', 'pages/plain/pt/index.html'],
    ['/', { acceptLanguage: 'es-AR' }, 'es', 'pages/plain/es/index.html'],
    ['/', { acceptLanguage: 'fr, es' }, 'pt', 'pages/plain/pt/index.html'],
    ['/', { acceptLanguage: 'es', cookie: 'lang_public=en' }, 'en', 'pages/plain/en/index.html'],
    ['/servicos?x=1', {}, 'pt', 'pages/plain/pt/servicos.html'],
    ['/es/servicos', { cookie: 'lang_public=en' }, 'es', 'pages/es/es/es/servicos.html'],
    ['/privacy', { cookie: 'lang_public=pt' }, 'en', 'pages/plain/en/privacy.html'],
    ['/login', { acceptLanguage: 'en' }, 'en', 'app/en.html'],
    ['/admin/editar-usuario/a%20b', {}, 'pt', 'app/pt.html'],
  ])('%s (%j) is in %s: %s', (url, request, language, file) => {
    expect(ask(url, request)).toMatchObject({ kind: 'file', answer: 'page', from: 'channel', language, file });
  });

  it.each([
    ['/nada', 'not-found/plain/pt.html'],
    ['/en/nada', 'not-found/en/en.html'],
    ['/index', 'not-found/plain/pt.html'],
  ])('%s is unknown: %s', (url, file) => {
    expect(ask(url)).toMatchObject({ kind: 'file', answer: 'unknownPage', file });
  });

  it.each([
    ['/Servicos/?q=a%20b', '/servicos?q=a%20b'],
    ['/en/privacy', '/privacy'],
    ['//', '/'],
  ])('%s moved to %s', (url, to) => {
    expect(ask(url)).toEqual({ kind: 'redirect', to });
  });

  it.each<[string, object]>([
    [`/builds/${build}/static/js/1.ab.js`, { answer: 'build', from: 'builds', file: `${build}/static/js/1.ab.js` }],
    ['/locales/en/translation.json', { answer: 'texts', from: 'live', file: 'locales/en/translation.json' }],
    [`/locales/en/translation.json?c=${composition}`, { answer: 'storedTexts', from: { composition } }],
    ['/robots.txt', { answer: 'rootFile', from: 'live', file: 'robots.txt' }],
  ])('%s is a file: %j', (url, file) => {
    expect(ask(url)).toMatchObject({ kind: 'file', ...file });
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
  ])('%s %s is refused: %s', (method, url, refusal) => {
    expect(ask(url, { method })).toEqual({ kind: 'siteRefusal', refusal });
  });

  it.each<[string, string, EdgeDecision]>([
    ['POST', '/api/users/login', { kind: 'call', target: { path: '/api/users/login', search: '' } }],
    ['GET', '/healthz?a', { kind: 'call', target: { path: '/healthz', search: '?a' } }],
    ['TRACE', '/api', { kind: 'callRefusal', refusal: 'methodNotAllowed' }],
  ])('%s %s: %j', (method, url, decision) => {
    expect(ask(url, { method })).toEqual(decision);
  });

  it('passes calls on and serves builds before the first release, and nothing else', () => {
    const asked = (url: string) => decide(undefined, { method: 'GET', url });
    expect(asked('/api/x')).toMatchObject({ kind: 'call' });
    expect(asked(`/builds/${build}/a.js`)).toMatchObject({ kind: 'file' });
    for (const url of ['/', '/nada', '/robots.txt', '/locales/pt/translation.json']) {
      expect({ url, ...asked(url) }).toEqual({ url, kind: 'siteRefusal', refusal: 'noRelease' });
    }
  });

  it('finds every page that a composition has, where the composer puts it', () => {
    for (const language of languages) {
      for (const { path, file } of planPages(routes, language)) {
        expect(ask(path, { acceptLanguage: language })).toMatchObject({ kind: 'file', file, language });
      }
    }
  });
});
