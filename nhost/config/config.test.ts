import { readNhostConfig } from './config';

it('has defaults for everything', () => {
  expect(readNhostConfig({})).toMatchObject({
    clientUrl: 'http://localhost:3000',
    serverUrl: 'http://localhost:3000/v1/auth',
    passwordMinLength: 6,
    AUTH_ACCESS_TOKEN_EXPIRES_IN: 900,
    AUTH_REFRESH_TOKEN_EXPIRES_IN: 2_592_000,
    AUTH_RATE_LIMIT_BRUTE_FORCE_INTERVAL: 300,
    AUTH_USER_DEFAULT_ALLOWED_ROLES: ['me', 'user'],
  });
});

it('takes the client URL from the site when it is not given, and has its own minimum for passwords', () => {
  const config = readNhostConfig({ SITE_URL: 'https://ponte.example/', AUTH_PASSWORD_MIN_LENGTH: '9' });
  expect(config).toMatchObject({ clientUrl: 'https://ponte.example', passwordMinLength: 9 });
  expect(readNhostConfig({ SITE_URL: 'https://a.example', AUTH_CLIENT_URL: 'https://b.example' }).serverUrl).toBe(
    'https://b.example/v1/auth',
  );
});

it('reads the key of the tokens as Hasura writes it', () => {
  const secret = { type: 'HS512', key: 'x'.repeat(64), issuer: 'other' };
  expect(readNhostConfig({ HASURA_GRAPHQL_JWT_SECRET: JSON.stringify(secret) }).HASURA_GRAPHQL_JWT_SECRET).toEqual({
    ...secret,
    claims_namespace: 'https://hasura.io/jwt/claims',
  });
});

it.each([
  ['AUTH_CLIENT_URL', 'ftp://secret'],
  ['AUTH_PASSWORD_MIN_LENGTH', '2'],
  ['AUTH_RATE_LIMIT_GLOBAL_INTERVAL', 'secret'],
  ['AUTH_CONCEAL_ERRORS', 'secret'],
  ['AUTH_USER_DEFAULT_ROLE', 'secret'],
  ['HASURA_GRAPHQL_JWT_SECRET', 'secret'],
  ['HASURA_GRAPHQL_JWT_SECRET', '{"type":"HS256","key":"secret"}'],
])('names %s when it is wrong, and not its value', (key, value) => {
  expect(() => readNhostConfig({ [key]: value })).toThrow(new RegExp(`${key}`));
  expect(() => readNhostConfig({ [key]: value })).not.toThrow(/secret/);
});
