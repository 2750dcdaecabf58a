import { categoryOf, isPageService, servicesOf, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import { languages } from '@ponte/contract/language';
import { getRoute, type RouteId } from '@ponte/contract/routes';
import { addForm, buildUrl } from '@ponte/contract/url';
import { publicPages, publicRoutes } from '../public/pages';
import { readBody, type ReadBody } from '../public/read-body';
import { fetchTexts, fill } from '../public/texts';
import { expect, test } from '../site/test';

const chatApp = 'https://wa.me/';

/** The messages of the page's chat-app links; the floating button's has none. */
const chatTexts = ({ links }: ReadBody) =>
  links
    .filter((link) => link.startsWith(chatApp))
    .map((link) => new URL(link).searchParams.get('text'))
    .filter((text) => text !== null);

test('every chat-app link has the message of its service, in the page’s language', async ({ page }) => {
  const texts = await fetchTexts(page.request);
  for (const { route, language, url } of publicPages) {
    const said = texts[language];
    const message = (id: string) => fill(said[`service.${id}.whatsapp_msg`], {});
    const read = await readBody(page, url);
    const found = chatTexts(read);
    expect(read.links.filter((link) => link.startsWith(chatApp)).length - found.length, `${url}: floating`).toBe(1);

    if (isPageService(route.id)) {
      expect(new Set(found), url).toEqual(new Set([message(route.id)]));
    } else if (route.id === 'visas') {
      expect(found, url).toEqual(expect.arrayContaining(servicesOf(route.id).map(message)));
    } else if (route.id === 'company' || route.id === 'tax') {
      // Their services have the link on their own pages.
      expect(new Set(found), url).toEqual(new Set([fill(said['layout.talk_message'], { brand: 'Ponte' })]));
    }
    const known = Object.values(said).map((text) => fill(text, { brand: 'Ponte' }));
    expect(
      found.filter((text) => !known.includes(text)),
      url,
    ).toEqual([]);
  }
});

test('no link of any page is dead', async ({ page }) => {
  const targets = new Map<string, string>();
  const anchors = new Map<string, readonly string[]>();
  const plain = publicRoutes.map((route) => ({ url: buildUrl(route, 'plain', 'pt') }));
  for (const { url } of [...publicPages, ...plain, { url: '/pt/login' }]) {
    const read = await readBody(page, url);
    anchors.set(url, read.anchors);
    for (const link of read.links) {
      const { origin, pathname, hash } = new URL(link, `http://localhost${url}`);
      if (origin === 'http://localhost') targets.set(pathname + hash, url);
    }
  }
  const dead: string[] = [];
  for (const [target, from] of targets) {
    const [path = '', anchor] = target.split('#');
    const read = anchors.has(path) ? undefined : await readBody(page, path);
    if (read && read.status !== 200) dead.push(`${from} leads to ${path}, which has the status ${read.status}`);
    const there = anchors.get(path) ?? read?.anchors ?? [];
    if (anchor && !there.includes(anchor)) dead.push(`${from} leads to ${target}, which does not exist`);
  }
  expect(dead).toEqual([]);
  expect(targets.size).toBeGreaterThan(publicPages.length);
});

for (const [id, count] of [
  // One for each orientation of the screen.
  ['home', 2],
  // The first row of a wide screen.
  ['partners', 3],
  ['about', 0],
] as const) {
  test(`the HTML of ${id} preloads ${count} pictures first of all files`, async ({ request }) => {
    const html = await (await request.get(buildUrl(getRoute(id), 'pt', 'pt'))).text();
    const pictures = [...html.matchAll(/<link rel="preload"[^>]* as="image"[^>]*>/g)];
    const isUrgent = ([tag]: RegExpMatchArray) => /type="image\/avif".* fetchPriority="high"/.test(tag);
    expect(pictures.map(isUrgent)).toEqual(Array<boolean>(count).fill(true));
    expect(pictures.every(({ index }) => index < html.search(/<script[^>]* src=/))).toBe(true);
  });
}

const earlierNames = {
  B1B2: 'b1b2',
  F1: 'f1',
  F2: 'f2',
  EB1A: 'eb1a',
  EB2NIW: 'eb2niw',
  Renovacao: 'renewal',
  Familia: 'family',
  Complementares: 'complementary',
} as const satisfies Record<string, RouteId>;

test('the earlier, mixed-case URLs redirect permanently to the canonical ones', async ({ page, request }) => {
  for (const [name, id] of Object.entries(earlierNames)) {
    for (const form of ['plain', ...languages] as const) {
      const path = addForm(`/servicos/vistos/${name}`, form);
      const canonical = buildUrl(getRoute(id), form, form === 'plain' ? 'pt' : form);
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(301);
      expect(response.headers().location, path).toBe(canonical);
      expect((await readBody(page, canonical)).status, path).toBe(200);
    }
  }
});

test('a path of another language redirects permanently to the one of its prefix', async ({ request }) => {
  for (const route of publicRoutes) {
    if (typeof route.path !== 'string' || route.id === 'home') continue;
    for (const language of languages) {
      const canonical = buildUrl(route, language, language);
      const others = [route.path, ...Object.values(route.localizedPaths ?? {})].map((path) => addForm(path, language));
      for (const path of others.filter((other) => other !== canonical)) {
        const response = await request.get(path, { maxRedirects: 0 });
        expect([response.status(), response.headers().location], path).toEqual([301, canonical]);
      }
    }
  }
});

test('a category lists its services', async ({ page }) => {
  for (const category of ['visas', 'company', 'tax'] satisfies ServiceCategory[]) {
    const places = publicPages.filter(({ route }) => route.id === category);
    const services = publicPages.filter(({ route }) => isPageService(route.id) && categoryOf(route.id) === category);
    for (const { language, url } of places) {
      const own = services.filter((service) => service.language === language).map((service) => service.url);
      expect((await readBody(page, url)).links, url).toEqual(expect.arrayContaining(own));
    }
  }
});
