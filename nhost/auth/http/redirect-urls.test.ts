import { createRedirectUrls, decideRedirect } from './redirect-urls';

const urls = createRedirectUrls('https://ponte.example', [
  'http://localhost:3000/app',
  'https://*.preview.example/**',
  'https://**.wide.example',
  'myapp://signed-in',
]);

it.each([
  'https://ponte.example',
  'https://ponte.example:443/perfil?a=b#c',
  'http://localhost:3000/app/deep',
  'https://pr-1.preview.example/x',
  'https://a.b.wide.example/x',
  'HTTPS://PONTE.EXAMPLE/Perfil',
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
  'https:\\\\evil.example\\ponte.example',
  'https://ponte.example%2eevil.example',
  'https://pontе.example',
  'https://ponte.example.',
  'https://evil.example/x.wide.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('does not allow %s', (url) => expect(urls.isAllowed(url)).toBe(false));

it.each([
  ['https://ponte.example', 'https://ponte.example'],
  ['https://ponte.example/perfil?a=b#c', 'https://ponte.example/perfil?a=b#c'],
  ['\thttps://ponte.example/a\r\nBcc: x@y.co\r\n\r\n<p>', 'https://ponte.example/aBcc:%20x@y.co%3Cp%3E'],
  ['HTTPS:\\\\PONTE.example\\ação', 'https://ponte.example/a%C3%A7%C3%A3o'],
  ['https://ponte.example\\@evil.example', 'https://ponte.example/@evil.example'],
  ['https://ponte.example/#a\nb', 'https://ponte.example/#ab'],
])('redirects to %j as %j', (wanted, target) => {
  expect(decideRedirect(urls, 'https://ponte.example', wanted)).toBe(target);
});

it('allows the origins of these URLs to read responses, and no other', () => {
  expect(urls.isAllowedOrigin('https://ponte.example')).toBe(true);
  expect(urls.isAllowedOrigin('http://localhost:3000')).toBe(true);
  expect(urls.isAllowedOrigin('https://evil.example')).toBe(false);
  expect(urls.isAllowedOrigin('null')).toBe(false);
});
