import { createHash } from 'node:crypto';
import { createContract } from 'fixtures/builds/create-build';
import { createDocument, type DocumentParts } from './document';
import { createLock } from './lock';
import { readSettings } from './settings';

const url = 'https://ponte.example';
const remote = (part: 'remote-public' | 'remote-admin' | 'remote-chat') => ({
  current: createContract(part, 1),
  lastKnownGood: undefined,
});
const shell = createContract('shell', 1, {
  files: { 'static/js/main.js': `sha384-${'C'.repeat(64)}` },
  media: { 'media/fonts/sans.woff2': 'static/media/sans.woff2' },
});
const remotes = {
  'remote-public': remote('remote-public'),
  'remote-admin': remote('remote-admin'),
  'remote-chat': remote('remote-chat'),
};
const parts: DocumentParts = {
  state: { language: 'es', form: 'es', mode: 'prerendered' },
  lock: createLock('c0ffee', { shell, remotes }, readSettings({ SITE_URL: url })),
  shell,
  styles: [{ url: '/builds/shell/main.css', css: '.a{color:red}' }],
  preloads: [
    { url: '/entry.js', integrity: 'sha384-x' },
    { url: '/chunk.js', integrity: 'sha384-y' },
  ],
  texts: ['/builds/remote-public/1/locales/{{lng}}.json'],
  page: {
    html: '<link rel="preload" as="image" href="/hero.avif"/><main><h1>Visas</h1></main>',
    title: 'Visas & más',
    description: 'Una "promesa" clara',
    jsonLd: [{ '@type': 'Service', name: '</script>' }],
    urls: {
      canonical: `${url}/es`,
      alternates: [
        ['es', `${url}/es`],
        ['x-default', `${url}/`],
      ],
    },
  },
  preview: '/builds/home.es.jpg',
  indexed: true,
};

function compose(changes: Partial<DocumentParts> = {}) {
  const document = createDocument({ ...parts, ...changes });
  const [head = '', body = ''] = document.split('</head>');
  return { document, head, body };
}

const metaOf = (head: string) =>
  Object.fromEntries(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, value]) => [name, value]),
  );

test('writes language, title and description, escaped', () => {
  const { document, head } = compose();
  expect(document).toMatch(/^<!doctype html><html lang="es"><head><meta charset="utf-8">/);
  expect(head).toContain('<title>Visas &amp; más</title>');
  expect(metaOf(head).description).toBe('Una &quot;promesa&quot; clara');
});

test('writes the canonical URL and the alternates', () => {
  const { head } = compose();
  expect(head).toContain(`<link rel="canonical" href="${url}/es">`);
  expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${url}/">`);
  expect(head).not.toContain('noindex');
});

test('writes the link preview with absolute URLs', () => {
  expect(metaOf(compose().head)).toMatchObject({
    'og:url': `${url}/es`,
    'og:title': 'Visas &amp; más',
    'og:locale': 'es_LA',
    'og:image': `${url}/builds/home.es.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Visas &amp; más',
    'twitter:card': 'summary_large_image',
  });
});

test('a page without a picture has a small card', () => {
  const meta = metaOf(compose({ preview: undefined }).head);
  expect(meta['twitter:card']).toBe('summary');
  expect(meta).not.toHaveProperty(['og:image']);
});

test('a page that is not indexed has neither URLs nor a link preview', () => {
  const { head } = compose({ indexed: false });
  expect(metaOf(head).robots).toBe('noindex');
  expect(head).not.toMatch(/canonical|og:/);
});

test('inlines the styles and allows exactly their hashes', () => {
  const { head } = compose();
  const hash = createHash('sha256').update('.a{color:red}').digest('base64');
  expect(head).toContain(`content="style-src 'self' 'sha256-${hash}'"`);
  expect(head).toContain('<style data-href="/builds/shell/main.css">.a{color:red}</style>');
});

test('allows styles from a developer’s machine only if overrides are allowed', () => {
  const allowing = { ...parts.lock, site: { ...parts.lock.site, allowOverrides: true } };
  expect(compose({ lock: allowing }).head).toMatch(/content="style-src 'self' [^"]* http:\/\/localhost:\* /);
  expect(compose().head).not.toContain('localhost');
});

test('writes the policy before everything that it applies to', () => {
  const { head } = compose();
  expect(head.indexOf('Content-Security-Policy')).toBeLessThan(head.search(/<(link|script|style)/));
});

test('moves React’s preloads into the head and the content into the root', () => {
  const { head, body } = compose();
  expect(head).toContain('href="/hero.avif"');
  expect(body).toBe('<body><div id="root"><main><h1>Visas</h1></main></div></body></html>');
});

test('lets the browser paint a page only when its first screen is there', () => {
  const html = '<main><h1>Visas</h1><i id="first-screen-end" hidden=""></i><p>More</p></main>';
  expect(compose({ page: { ...parts.page, html } }).head).toContain(
    '<link rel="expect" href="#first-screen-end" blocking="render">',
  );
  expect(compose().head).not.toContain('rel="expect"');
});

test('preloads pictures above the fold before any script', () => {
  const { head } = compose();
  expect(head.indexOf('href="/hero.avif"')).toBeLessThan(head.search(/<script src|as="script"/));
});

test('preloads the typeface before every other file', () => {
  const { head } = compose();
  expect(head.search(/<(link|script)/)).toBe(head.indexOf('<link rel="preload" as="font"'));
});

test('preloads scripts with the attributes of their later requests', () => {
  const { head } = compose();
  expect(head).toContain(`integrity="sha384-${'C'.repeat(64)}" crossorigin="anonymous" defer fetchpriority="high">`);
  expect(head).toContain('as="script" href="/entry.js" integrity="sha384-x" fetchpriority="low">');
  expect(head).toContain('as="script" href="/chunk.js" integrity="sha384-y" fetchpriority="low">');
  expect(head).toMatch(/as="font" href="[^"]+sans\.woff2" type="font\/woff2" crossorigin="anonymous">/);
});

const fetchesIn = (head: string) =>
  [...head.matchAll(/as="fetch" href="([^"]+)" crossorigin="anonymous">/g)].map(([, url]) => url);

test('preloads the texts of the frame and of the page’s remotes, and for an older shell all texts of the site', () => {
  expect(fetchesIn(compose({ shell: { ...shell, textsByPart: true } }).head)).toEqual([
    '/builds/shell/1.0.0-000000000001/locales/es.json',
    '/builds/remote-public/1/locales/es.json',
  ]);
  expect(fetchesIn(compose().head)).toEqual(['/locales/es/translation.json?c=c0ffee']);
});

test('embedded data cannot end its script element, and every block parses', () => {
  const blocks = [...compose().head.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/g)];
  expect(blocks.map(([, text = '']) => JSON.parse(text) as unknown)).toEqual([
    parts.page.jsonLd[0],
    parts.lock,
    parts.state,
  ]);
});

test('a page that renders in the browser has a noscript text', () => {
  const html = '<main><h1>Ponte</h1></main>';
  const css = 'main{margin:2rem}';
  const { head, body } = compose({ noScript: { html, css }, page: { ...parts.page, html: '' } });
  expect(body).toContain(`<div id="root"></div><noscript>${html}</noscript></body>`);
  expect(head).toContain(`<noscript><style>${css}</style></noscript>`);
  expect(head).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  const other = compose();
  expect(other.head + other.body).not.toContain('noscript');
});
