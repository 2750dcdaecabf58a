import { headTags, withoutContent, withPreloads } from './composed-site';

test('keeps the tags that describe the page and drops those that load it', () => {
  const descriptive = [
    '<title>Ponte</title>',
    '<meta name="description" content="A bridge">',
    '<link rel="canonical" href="https://ponte.example/pt">',
    '<meta property="og:title" content="Ponte">',
    '<link rel="icon" href="/favicon.svg">',
    '<script type="application/ld+json">{"name":"Ponte"}</script>',
  ];
  const made = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta http-equiv="Content-Security-Policy" content="style-src \'self\'">',
    '<link rel="preload" as="font" href="/font.woff2">',
    '<script src="/main.js" defer></script><style>a{}</style>',
    '<script type="application/json" id="lock">{}</script>',
  ];
  const html = `<!doctype html><html><head>${made[0]}${descriptive.join(made.join(''))}</head><body><title>No</title></body></html>`;
  expect(headTags(html)).toBe(descriptive.join(''));
});

test('a page without its content waits for none of it', () => {
  const head = '<head><link rel="preload" as="font" href="/font.woff2"></head>';
  const waiting =
    '<link rel="expect" href="#end" blocking="render"><link rel="preload" as="image" href="/hero.avif"></head>';
  const html = withoutContent(`${head.replace('</head>', waiting)}<body><div id="root"><h1>Ponte</h1></div></body>`);
  expect(html).toBe(`${head}<body><div id="root"></div></body>`);
});

test('preloads the scripts of a client-rendered page before its texts, in order', () => {
  const texts = '<link rel="preload" as="fetch" href="/locales/pt/translation.json">';
  const html = withPreloads(`<head>${texts}</head>`, [
    { url: '/builds/shell/1/federation.js', integrity: 'sha384-a' },
    { url: '/builds/remote-public/1/home.js', integrity: 'sha384-b' },
  ]);
  const [before = '', after] = html.split(texts);
  expect([...before.matchAll(/<link rel="preload" as="script" href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    '/builds/shell/1/federation.js',
    '/builds/remote-public/1/home.js',
  ]);
  expect(after).toBe('</head>');
});
