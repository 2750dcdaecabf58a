import { contentTypes } from '@ponte/contract/content-types';
import type { Case } from '../case';
import { publicBuild } from '../fixture-site';

const expectations: readonly (readonly [accept: string, encoding: string | null])[] = [
  ['', null],
  ['identity', null],
  ['deflate', null],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['brotli, gzipped', null],
];

const paths = ['/', '/nada', '/locales/pt/translation.json', `${publicBuild}/remoteEntry.js`];

const types = [
  ['/', contentTypes.html, 200],
  ['/servicos', contentTypes.html, 200],
  ['/nada', contentTypes.html, 404],
  ['/locales/pt/translation.json', contentTypes.json, 200],
  ['/nada.br', contentTypes.html, 404],
  ['/robots.txt', contentTypes.txt, 200],
  ['/robots.txt.br', contentTypes.html, 404],
  ['/sitemap.xml', contentTypes.xml, 200],
  [`${publicBuild}/remoteEntry.js`, contentTypes.js, 200],
  [`${publicBuild}/static/media/logo.svg`, contentTypes.svg, 200],
] as const;

export const encodingCases: readonly Case[] = [
  ...paths.flatMap((path) =>
    expectations.map(([accept, encoding]): Case => ({
      name: `sends ${path} ${encoding ?? 'uncompressed'} for Accept-Encoding "${accept}"`,
      request: { path, headers: { 'accept-encoding': accept } },
      expect: {
        status: path === '/nada' ? 404 : 200,
        headers: { 'content-encoding': encoding, vary: /Accept-Encoding$/, 'content-length': /^\d+$/ },
        body: /./,
      },
    })),
  ),
  ...types.map(([path, type, status]): Case => ({
    name: `sends ${path} in brotli with the type of the file`,
    request: { path, headers: { 'accept-encoding': 'gzip, br' } },
    expect: { status, headers: { 'content-encoding': 'br', 'content-type': type } },
  })),
  {
    name: 'rejects a range of a compressed file in plain text',
    request: { path: `${publicBuild}/remoteEntry.js`, headers: { 'accept-encoding': 'br', range: 'bytes=9000-' } },
    expect: { status: 416, headers: { 'content-encoding': null, 'content-type': contentTypes.txt } },
  },
  {
    name: 'leaves the response to a call as it is whose path ends as a compressed file',
    request: { path: '/api/any.br', headers: { 'accept-encoding': 'br' } },
    expect: { status: 200, headers: { 'content-encoding': null } },
  },
  {
    name: 'sends a film, which has no compressed sibling, uncompressed',
    request: { path: `${publicBuild}/static/media/hero.mp4`, headers: { 'accept-encoding': 'br, gzip' } },
    expect: { status: 200, headers: { 'content-encoding': null } },
  },
];
