import { formatUrl, parseUrl, type GalleryUrl } from './url';

const origin = 'http://localhost';

it.each<GalleryUrl>([
  { page: 'index', language: 'pt', scheme: 'light' },
  { page: 'sheet', language: 'es', scheme: 'dark' },
  { page: { story: 'shell/header/Header/the menu, open' }, language: 'en', scheme: 'light' },
])('parses the URL that it formats for $page', (url) => {
  expect(parseUrl(new URL(formatUrl(url), origin))).toEqual(url);
});

it('defaults to Portuguese and the light scheme', () => {
  expect(parseUrl(new URL('/?language=fr&scheme=sepia', origin))).toEqual({
    page: 'index',
    language: 'pt',
    scheme: 'light',
  });
});
