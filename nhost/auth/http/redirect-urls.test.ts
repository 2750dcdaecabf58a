import { createRedirectUrls } from './redirect-urls';

const urls = createRedirectUrls('https://ponte.example', [
  'http://localhost:3000/app',
  'https://*.preview.example/**',
  'myapp://signed-in',
]);

it.each([
  'https://ponte.example',
  'https://ponte.example:443/perfil?a=b#c',
  'http://localhost:3000/app/deep',
  'https://pr-1.preview.example/x',
  'myapp://signed-in',
])('allows %s', (url) => expect(urls.isAllowed(url)).toBe(true));

it.each([
  '',
  'not a url',
  '//ponte.example',
  'http://ponte.example',
  'https://ponte.example.evil.example',
  'https://ponte.example@evil.example',
  'https://user:pass@ponte.example',
  'https://evil.example/https://ponte.example',
  'http://localhost:3000/application',
  'http://localhost:3001/app',
  'http://localhost:3000/app/../other',
  'https://evil.example/x.preview.example/',
  'https://a.b.preview.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('does not allow %s', (url) => expect(urls.isAllowed(url)).toBe(false));

it('allows the origins of these URLs to read responses, and no other', () => {
  expect(urls.isAllowedOrigin('https://ponte.example')).toBe(true);
  expect(urls.isAllowedOrigin('http://localhost:3000')).toBe(true);
  expect(urls.isAllowedOrigin('https://evil.example')).toBe(false);
  expect(urls.isAllowedOrigin('null')).toBe(false);
});
