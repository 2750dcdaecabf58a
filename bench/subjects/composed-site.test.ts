import { headTags } from './composed-site';

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
