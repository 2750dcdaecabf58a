import { rootFiles } from '../../rules';
import type { Case } from '../case';
import { compositions, filmBytes, publicBuild } from '../fixture-site';

const shared = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const forever = { ...shared, 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' };
const errorHeaders = {
  ...shared,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  etag: null,
};

const missing = [
  `${publicBuild}/static/js/none.js`,
  `${publicBuild}/node/page.cjs`,
  `${publicBuild}/node/page.json`,
  `${publicBuild}/contract.json`,
  `${publicBuild}/contract.copy.json`,
  `${publicBuild}/remoteEntry.js.br`,
  `${publicBuild}/remoteEntry.js.gz`,
  `${publicBuild}/static`,
  `${publicBuild}/`,
  `${publicBuild}/.hidden.js`,
  '/builds',
  '/builds/shell/1.0.0-ffffffffffff/static/js/main.js',
  '/builds/other/1.0.0-000000000001/remoteEntry.js',
  publicBuild.replace('remote-public', 'Remote-Public') + '/remoteEntry.js',
  '/locales/fr/translation.json',
  '/locales/pt/other.json',
  `/locales/pt/translation.json?c=${compositions.gone}`,
  '/locales/pt/translation.json?c=../../live',
].map((path): Case => ({
  name: `responds to ${path} with a 404 that is not cached`,
  request: { path, headers: { 'accept-encoding': 'br' } },
  expect: { status: 404, headers: errorHeaders, body: /^Not found\n$/ },
}));

const texts = [
  { path: '/locales/es/translation.json', composition: compositions.first, cache: 'no-cache' },
  { path: '/locales/es/translation.json?c=', composition: compositions.first, cache: 'no-cache' },
  ...[compositions.first, compositions.second].map((composition) => ({
    path: `/locales/es/translation.json?c=${composition}`,
    composition,
    cache: forever['cache-control'],
  })),
].map(({ path, composition, cache }): Case => ({
  name: `serves the texts of ${composition} for ${path}`,
  request: { path },
  expect: {
    status: 200,
    headers: { ...shared, 'cache-control': cache, 'content-type': 'application/json; charset=utf-8' },
    body: new RegExp(`"language":"es","composition":"${composition}"`),
  },
}));

const film = (range: string | undefined, status: number, headers: Case['expect']['headers'], body: number): Case => ({
  name: `serves a film for ${range ?? 'no range'}`,
  request: {
    path: `${publicBuild}/static/media/hero.mp4`,
    headers: { ...(range && { range }), 'accept-encoding': 'br' },
  },
  expect: { status, headers: { ...shared, ...headers }, body },
});
const part = (range: string) => ({
  ...forever,
  'content-range': `bytes ${range}/${filmBytes}`,
  'content-type': 'video/mp4',
});

export const sharedFileCases: readonly Case[] = [
  ...missing,
  ...texts,
  {
    name: "serves a build's entry",
    request: { path: `${publicBuild}/remoteEntry.js` },
    expect: {
      status: 200,
      headers: { ...forever, 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': null },
      body: /^\/\* remote-public/,
    },
  },
  film(undefined, 200, { ...forever, 'accept-ranges': 'bytes', 'content-encoding': null }, filmBytes),
  film('bytes=0-99', 206, part('0-99'), 100),
  film('bytes=4900-', 206, part('4900-4999'), 100),
  film('bytes=-10', 206, part('4990-4999'), 10),
  film('bytes=4990-9999', 206, part('4990-4999'), 10),
  film('bytes=9000-', 416, { 'content-range': `bytes */${filmBytes}` }, 22),
  film('pages=1-2', 200, forever, filmBytes),
  ...rootFiles.map((path): Case => ({
    name: `serves ${path} at the root`,
    request: { path },
    expect: {
      status: 200,
      headers: { 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': null },
      body: new RegExp(compositions.first),
    },
  })),
];
