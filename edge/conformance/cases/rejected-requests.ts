import type { Case } from '../case';
import { publicBuild } from '../fixture-site';
import { limits } from '../../rules';

const badTargets = [
  '/%',
  '/%zz',
  '/a%2',
  '/%00',
  '/a%0d%0ab',
  '/a\\b',
  '/a%5cb',
  '/..',
  '/../etc/passwd',
  '/a/../b',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/a/.%2E/b',
  '/a/%2e%2e%2fb',
  '/./servicos',
  `${publicBuild}/../../../live/site/routes.json`,
  `${publicBuild}/%2e%2e/contract.json`,
  '/locales/../releases/000001/record.json',
  '/api/../builds',
  '/api/%2e%2e/healthz',
];

const errorHeaders = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

export const rejectedRequestCases: readonly Case[] = [
  ...badTargets.map((path): Case => ({
    name: `rejects the target ${path}`,
    request: { path },
    expect: { status: 400, headers: errorHeaders, body: /^Bad request\n$/ },
  })),
  {
    name: 'rejects a URL that is too long',
    request: { path: `/?${'a'.repeat(limits.targetLength)}` },
    expect: { status: 414, headers: errorHeaders, body: /^URL too long\n$/ },
  },
  {
    name: 'accepts a URL just within the limit',
    request: { path: `/?${'a'.repeat(limits.targetLength - 200)}` },
    expect: { status: 200 },
  },
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].flatMap((method) =>
    ['/', '/nada', '/servicos/', '/sitemap.xml', `${publicBuild}/remoteEntry.js`, '/locales/pt/translation.json'].map(
      (path): Case => ({
        name: `rejects ${method} ${path}`,
        request: {
          path,
          method,
          ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
        },
        expect: { status: 405, headers: { ...errorHeaders, allow: 'GET, HEAD' } },
      }),
    ),
  ),
];
