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
  {
    name: 'sends a film, which has no compressed sibling, uncompressed',
    request: { path: `${publicBuild}/static/media/hero.mp4`, headers: { 'accept-encoding': 'br, gzip' } },
    expect: { status: 200, headers: { 'content-encoding': null } },
  },
];
