import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { isPageService, priceOn } from '@ponte/contract/catalogue/catalogue';
import type { Price } from '@ponte/contract/catalogue/price';
import { languages } from '@ponte/contract/language';
import type { RouteDefinition } from '@ponte/contract/route';
import { buildUrl } from '@ponte/contract/url';
import { routes } from '@ponte/contract/routes';
import { jpegSize } from '../search-engines/jpeg-size';
import { readPage, type ReadPage } from '../search-engines/read-page';
import { findProblems } from '../search-engines/schema-org';
import { dataDir, serverEnvironment } from '../site/base';
import { readLiveBuild } from '../site/live';

const site = serverEnvironment.SITE_URL;
const shown = routes.filter(({ area }) => area === 'public');

/** The path of a public URL. The stories' site has the same paths. */
const pathOf = (url: string) => url.replace(site, '') || '/';

async function read(request: APIRequestContext, path: string): Promise<ReadPage> {
  return readPage(await (await request.get(path)).text());
}

async function readSitemap(request: APIRequestContext): Promise<Map<string, string[]>> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(
    ([, loc = '', links = '']) => [loc, [...links.matchAll(/href="(.*?)"/g)].map(([, href = '']) => href)] as const,
  );
  return new Map(entries);
}

test('the sitemap has every public page in every language, with its public URL', async ({ request }) => {
  const expected = shown.flatMap((route) =>
    languages.map((language) => new URL(buildUrl(route, language, language), site).href.replace(/\/$/, '')),
  );
  expect([...(await readSitemap(request)).keys()].sort()).toEqual(expected.sort());
});

test('robots.txt names the sitemap and disallows nothing in it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  expect(closed).toContain('/admin');
  const hidden = [...(await readSitemap(request)).keys()].filter((url) =>
    closed.some((rule) => pathOf(url).startsWith(rule)),
  );
  expect(hidden).toEqual([]);
});

for (const language of languages) {
  test.describe(language, () => {
    const pages = new Map<RouteDefinition, ReadPage>();

    test.beforeAll(async ({ request }) => {
      for (const route of shown) pages.set(route, await read(request, buildUrl(route, language, language)));
    });

    test('every page has a unique title and description that search results show in full', () => {
      const titles = [...pages.values()].map(({ title }) => title);
      const descriptions = [...pages.values()].map(({ meta }) => meta.description ?? '');
      expect(repeated(titles)).toEqual([]);
      expect(repeated(descriptions)).toEqual([]);
      expect(titles.filter((title) => title.length < 8 || title.length > 70)).toEqual([]);
      expect(descriptions.filter((text) => text.length < 50 || text.length > 160)).toEqual([]);
    });

    test('every page has the canonical and alternate URLs of the sitemap', async ({ request }) => {
      const sitemap = await readSitemap(request);
      for (const [route, page] of pages) {
        expect.soft(page.language, route.id).toBe(language);
        expect.soft(pathOf(page.canonical ?? ''), route.id).toBe(buildUrl(route, language, language));
        expect.soft(page.alternates.map(([tag]) => tag)).toEqual([...languages, 'x-default']);
        expect.soft(page.alternates.map(([, href]) => href)).toEqual(sitemap.get(page.canonical ?? ''));
        expect.soft(page.meta.robots, route.id).toBeUndefined();
      }
    });

    test('the plain URL leads to the same page', async ({ request }) => {
      for (const [route, page] of pages) {
        const plain = page.alternates.find(([tag]) => tag === 'x-default')?.[1] ?? '';
        const response = await request.get(pathOf(plain), { headers: { 'Accept-Language': language } });
        expect.soft(response.status(), plain).toBe(200);
        const isNegotiated = typeof route.path === 'string';
        if (isNegotiated) expect.soft(readPage(await response.text()).canonical).toBe(page.canonical);
      }
    });

    test('every page has its own picture for sharing', async ({ request }) => {
      const pictures = [...pages.values()].map(({ meta }) => meta['og:image'] ?? '');
      expect(repeated(pictures)).toEqual([]);
      for (const [route, { meta, title }] of pages) {
        const response = await request.get(pathOf(meta['og:image'] ?? ''));
        expect.soft(response.headers()['content-type'], route.id).toBe('image/jpeg');
        expect.soft(jpegSize(await response.body()), route.id).toEqual({
          width: Number(meta['og:image:width']),
          height: Number(meta['og:image:height']),
        });
        expect.soft(meta).toMatchObject({ 'og:title': title, 'twitter:card': 'summary_large_image' });
        expect.soft(meta['og:image:alt'], route.id).toBeTruthy();
      }
    });

    test('the structured data use the terms of schema.org and the page’s own URLs', () => {
      for (const [route, { structuredData, canonical }] of pages) {
        for (const block of structuredData) expect.soft(findProblems(block, site), route.id).toEqual([]);
        expect.soft(structuredData.map((block) => block['@type'])).toEqual(expect.arrayContaining(typesOf(route)));
        if (route.id !== 'home') expect.soft(endOfTrail(structuredData), route.id).toBe(canonical);
      }
    });

    test('every service has the price that its page shows, with its unit', () => {
      for (const [{ id }, { structuredData }] of pages) {
        if (!isPageService(id) && id !== 'websites') continue;
        const service = structuredData.find((block) => block['@type'] === 'Service');
        expect.soft(readPrice(service), id).toEqual(wholePrice(priceOn('detail', id)));
      }
    });

    test('the logo of the consultancy is a picture', async ({ request }) => {
      for (const [{ id }, { structuredData }] of pages) {
        if (!['home', 'about'].includes(id)) continue;
        const { logo = '' } = structuredData.find((block) => block['@type'] === 'Organization') as { logo?: string };
        const response = await request.get(pathOf(logo));
        expect.soft(response.headers()['content-type'], id).toBe('image/png');
      }
    });
  });
}

test('browsers get none of the code that only search engines read', async () => {
  const store = join(dataDir, 'releases');
  const folder = join(store, 'builds', 'remote-public', await readLiveBuild(store, 'remote-public'), 'static', 'js');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) expect(await readFile(join(folder, name), 'utf8'), name).not.toContain('schema.org');
});

test('serves icons and manifest', async ({ request }) => {
  const { icons, manifest = '' } = await read(request, '/');
  const response = await request.get(manifest);
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const named = (await response.json()) as { name: string; start_url: string; icons: { src: string; type: string }[] };
  expect(named).toMatchObject({ name: 'Ponte', start_url: '/' });
  expect(icons).toHaveLength(3);
  for (const src of [...icons, ...named.icons.map((icon) => icon.src)]) {
    expect.soft((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  }
});

for (const path of ['/login', '/admin', '/en/no-such-page', '/caminho-sem-fim']) {
  test(`${path} is not indexed`, async ({ request }) => {
    const { meta, canonical } = await read(request, path);
    expect(meta.robots).toBe('noindex');
    expect(canonical).toBeUndefined();
  });
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** The types that a page's structured data must have. */
function typesOf({ id }: RouteDefinition): string[] {
  if (id === 'home') return ['Organization'];
  if (isPageService(id) || id === 'websites') return ['Service', 'BreadcrumbList'];
  if (id === 'about') return ['Organization', 'BreadcrumbList'];
  return ['BreadcrumbList', ...(['visas', 'company', 'tax'].includes(id) ? ['ItemList'] : [])];
}

function endOfTrail(blocks: ReadPage['structuredData']): string | undefined {
  const trail = blocks.find((block) => block['@type'] === 'BreadcrumbList') as
    | { itemListElement: { item: string }[] }
    | undefined;
  return trail?.itemListElement.at(-1)?.item;
}

/** The fields of a price in an offer: a lowest price is no `price`, and a price per unit names the unit. */
function wholePrice(price: Price): object {
  if (!('amount' in price)) return {};
  if (price.kind === 'amount' && price.from) return { minPrice: price.amount, priceCurrency: 'USD' };
  const unit = price.kind === 'amount' && price.unit;
  return { price: price.amount, priceCurrency: 'USD', ...(unit && { unitText: expect.any(String) as unknown }) };
}

function readPrice(service: object | undefined): object {
  const { offers = {} } = (service ?? {}) as { offers?: { priceSpecification?: object } };
  const fields = Object.entries({ ...offers, ...offers.priceSpecification });
  return Object.fromEntries(fields.filter(([key]) => /^(price|minPrice|priceCurrency|unitText)$/.test(key)));
}
