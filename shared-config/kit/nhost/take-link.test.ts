import { takeLink } from './take-link';

function visit(href: string) {
  const stored: [string, string][] = [];
  const shown: [unknown, string][] = [];
  const arrival = takeLink({
    location: { href },
    history: { state: { key: 'abc' }, replaceState: (state, _title, url) => void shown.push([state, String(url)]) },
    storage: { setItem: (key, value) => void stored.push([key, value]) },
  });
  return { arrival, stored, shown };
}

test('a refresh token moves from the URL to where sessions are restored from', () => {
  expect(visit('https://a.example/pt/perfil?aba=1&refreshToken=abc&type=passwordReset#senha')).toEqual({
    arrival: { type: 'passwordReset', error: undefined },
    stored: [['nhostRefreshToken', 'abc']],
    shown: [[{ key: 'abc' }, 'https://a.example/pt/perfil?aba=1#senha']],
  });
});

test('an error leaves the stored session alone', () => {
  const url = 'https://a.example/?error=invalid-ticket&errorDescription=Invalid+ticket&provider_error=x';
  expect(visit(url)).toEqual({
    arrival: { type: undefined, error: { code: 'invalid-ticket', status: 10, message: 'Invalid ticket' } },
    stored: [],
    shown: [[{ key: 'abc' }, 'https://a.example/']],
  });
});

test.each(['https://a.example/', 'https://a.example/login?type=x&error=y'])('%s is no link of the service', (href) => {
  expect(visit(href)).toEqual({ arrival: undefined, stored: [], shown: [] });
});
