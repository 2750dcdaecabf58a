import { createRobots, createSitemap } from './search-engines';

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
