import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iconSources } from '@ponte/contract/build';
import { createContract } from 'fixtures/builds/create-build';
import { colors, createRobots, createSitemap, createWebManifest, iconTags } from './root-files';

const site = 'https://ponte.example';
const alternates = [
  ['pt', `${site}/pt`],
  ['en', `${site}/en`],
  ['x-default', `${site}/`],
] as const;

test('the sitemap lists each canonical URL once, with its alternates', () => {
  const pt = { canonical: `${site}/pt`, alternates };
  const sitemap = createSitemap([pt, { canonical: `${site}/en`, alternates }, pt]);
  expect(sitemap.match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${site}/pt</loc>`, `<loc>${site}/en</loc>`]);
  expect(sitemap.match(new RegExp(`hreflang="x-default" href="${site}/"`, 'g'))).toHaveLength(2);
});

test('escapes URLs in XML', () => {
  expect(createSitemap([{ canonical: `${site}/?a&b`, alternates: [] }])).toContain(`<loc>${site}/?a&amp;b</loc>`);
});

const admin = { part: 'remote-admin', module: 'users', area: 'admin' } as const;

test('closes the admin area to crawlers, opens everything else and names the sitemap', () => {
  const routes = [
    { id: 'home', path: '/', part: 'remote-public', module: 'home', area: 'public' },
    { id: 'login', path: '/login', part: 'remote-admin', module: 'login', area: 'account' },
    { id: 'audit', path: '/admin/auditoria', ...admin },
    { id: 'admin', path: '/admin', ...admin },
    { id: 'editUser', path: '/admin/editar-usuario/:id', ...admin },
  ] as const;
  expect(createRobots(routes, site)).toBe(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /pt/admin',
      'Disallow: /en/admin',
      'Disallow: /es/admin',
      '',
      `Sitemap: ${site}/sitemap.xml`,
      '',
    ].join('\n'),
  );
});

const texts = { pt: { 'site.description': 'Duas margens' }, en: {}, es: {} };
const media = Object.fromEntries(Object.values(iconSources).map((source) => [source, `static/${source}`]));
const shell = createContract('shell', 1, { media });

test('has the site’s name, a Portuguese description and icons for every launcher', () => {
  const manifest = JSON.parse(createWebManifest(shell, texts, 'Travessia')) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    name: 'Travessia',
    short_name: 'Travessia',
    description: 'Duas margens',
    lang: 'pt-BR',
    start_url: '/',
  });
  expect(manifest.icons).toContainEqual({
    src: '/builds/shell/1.0.0-000000000001/static/media/icon-192.png',
    sizes: '192x192',
    type: 'image/png',
  });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
});

test('writes tags for the manifest and for the icons that the shell has', () => {
  const tags = iconTags(shell).join('\n');
  expect(tags).toContain('rel="apple-touch-icon" href="/builds/shell/1.0.0-000000000001/static/media/apple-touch');
  expect(tags).toContain('rel="manifest" href="/manifest.webmanifest"');
  expect(iconTags(createContract('shell', 1)).join()).not.toMatch(/rel="[a-z-]*icon"/);
});

test('the colors are those of the design’s tokens', () => {
  const tokens = readFileSync(createRequire(__filename).resolve('@ponte/kit/design/tokens.css'), 'utf8');
  // If this fails, the tokens have changed: copy the new values to web-manifest.ts.
  expect(tokens).toContain(`--ink: light-dark(${colors.ink},`);
  expect(tokens).toContain(`--paper: light-dark(${colors.paper},`);
});
