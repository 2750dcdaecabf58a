import { createToken } from '../testing/people';
import { readTokenEnd } from './keep-login';

const now = Date.parse('2030-01-01T00:00:00Z');

test('reads the expiry of a token', () => {
  expect(readTokenEnd(createToken(now / 1000 + 60), now)).toBe('2030-01-01T00:01:00.000Z');
});

test('decodes claims in base64url', () => {
  const claims = btoa(JSON.stringify({ exp: now / 1000, who: '>>>???' }));
  expect(claims).toMatch(/[+/]/);
  expect(readTokenEnd(`x.${claims.replaceAll('+', '-').replaceAll('/', '_')}.y`, now)).toBe('2030-01-01T00:00:00.000Z');
});

test.each(['opaque', 'a.b.c', 'a..c', `a.${btoa('{"exp":"soon"}')}.c`])('treats %s as a new token', (token) => {
  expect(readTokenEnd(token, now)).toBe('2030-01-01T08:00:00.000Z');
});
