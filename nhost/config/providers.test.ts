import { generateKeyPairSync } from 'node:crypto';
import { isProviderKey, readProviders } from './providers';

it('knows where Apple, GitHub and Google are, and enables none', () => {
  const providers = readProviders({});
  expect([...providers.keys()]).toEqual(['apple', 'github', 'google']);
  expect([...providers.values()].filter(({ isEnabled }) => isEnabled)).toEqual([]);
  expect(providers.get('google')).toEqual({
    name: 'google',
    issuer: 'https://accounts.google.com',
    isEnabled: false,
    clientId: '',
    clientSecret: '',
    scope: 'openid email profile',
    audiences: [],
  });
});

it('takes any other provider by its issuer', () => {
  const providers = readProviders({
    AUTH_PROVIDER_ACME_ISSUER: 'https://id.acme.example/realm',
    AUTH_PROVIDER_ACME_ENABLED: 'true',
    AUTH_PROVIDER_ACME_CLIENT_ID: 'ponte',
    AUTH_PROVIDER_ACME_CLIENT_SECRET: 'secret',
    AUTH_PROVIDER_ACME_SCOPE: 'openid,email',
    AUTH_PROVIDER_GOOGLE_AUDIENCE: 'web, app',
    AUTH_PROVIDER_EMPTY_ISSUER: '',
  });
  expect(providers.get('acme')).toEqual({
    name: 'acme',
    issuer: 'https://id.acme.example/realm',
    isEnabled: true,
    clientId: 'ponte',
    clientSecret: 'secret',
    scope: 'openid email',
    audiences: [],
  });
  expect(providers.get('google')?.audiences).toEqual(['web', 'app']);
  expect(providers.has('empty')).toBe(false);
});

it('takes GitHub without an issuer, and elsewhere than at github.com', () => {
  const github = {
    AUTH_PROVIDER_GITHUB_ENABLED: 'true',
    AUTH_PROVIDER_GITHUB_CLIENT_ID: 'ponte',
    AUTH_PROVIDER_GITHUB_USER_PROFILE_URL: 'https://git.acme.example/api/v3/user',
  };
  expect(readProviders(github).get('github')).toEqual({
    name: 'github',
    isEnabled: true,
    clientId: 'ponte',
    clientSecret: '',
    scope: 'user:email',
    audiences: [],
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    userUrl: 'https://git.acme.example/api/v3/user',
  });
});

const pemOf = (namedCurve: string) =>
  String(generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }));
const apple = {
  AUTH_PROVIDER_APPLE_TEAM_ID: 'TEAM',
  AUTH_PROVIDER_APPLE_KEY_ID: 'KEY',
  AUTH_PROVIDER_APPLE_PRIVATE_KEY: pemOf('P-256'),
};

it('takes Apple’s key instead of a client secret, also with escaped line breaks', () => {
  const escaped = apple.AUTH_PROVIDER_APPLE_PRIVATE_KEY.replaceAll('\n', '\\n');
  for (const AUTH_PROVIDER_APPLE_PRIVATE_KEY of [apple.AUTH_PROVIDER_APPLE_PRIVATE_KEY, escaped]) {
    const read = readProviders({
      ...apple,
      AUTH_PROVIDER_APPLE_PRIVATE_KEY,
      AUTH_PROVIDER_APPLE_CLIENT_SECRET: 'secret',
    });
    expect(read.get('apple')).toMatchObject({
      clientSecret: '',
      scope: 'openid email name',
      responseMode: 'form_post',
      appleKey: { teamId: 'TEAM', keyId: 'KEY', privateKey: { type: 'private' } },
    });
  }
  expect(readProviders({}).get('apple')).not.toHaveProperty('appleKey');
});

it.each([
  ['AUTH_PROVIDER_APPLE_KEY_ID', { ...apple, AUTH_PROVIDER_APPLE_KEY_ID: '' }],
  ['AUTH_PROVIDER_APPLE_PRIVATE_KEY', { ...apple, AUTH_PROVIDER_APPLE_PRIVATE_KEY: 'secret' }],
  ['AUTH_PROVIDER_APPLE_PRIVATE_KEY', { ...apple, AUTH_PROVIDER_APPLE_PRIVATE_KEY: pemOf('P-384') }],
  ['AUTH_PROVIDER_GITHUB_TOKEN_URL', { AUTH_PROVIDER_GITHUB_TOKEN_URL: 'http://secret.example' }],
  ['AUTH_PROVIDER_ACME_ISSUER', { AUTH_PROVIDER_ACME_CLIENT_ID: 'secret' }],
  ['AUTH_PROVIDER_ACME_ISSUER', { AUTH_PROVIDER_ACME_ISSUER: 'http://secret.example' }],
  ['AUTH_PROVIDER_ACME_ISSUER', { AUTH_PROVIDER_ACME_ISSUER: 'secret' }],
  ['AUTH_PROVIDER_GOOGLE_ENABLED', { AUTH_PROVIDER_GOOGLE_ENABLED: 'secret' }],
  ['AUTH_PROVIDER_GOOGLE_CLIENT_ID', { AUTH_PROVIDER_GOOGLE_ENABLED: 'true', AUTH_PROVIDER_GOOGLE_SCOPE: 'secret' }],
])('names %s when it is wrong, and not its value', (key, env) => {
  expect(() => readProviders(env)).toThrow(key);
  expect(() => readProviders(env)).not.toThrow(/secret|PRIVATE KEY/);
});

it('takes a provider on this machine without TLS', () => {
  expect(readProviders({ AUTH_PROVIDER_ACME_ISSUER: 'http://127.0.0.1:4100' }).has('acme')).toBe(true);
});

it('knows its keys', () => {
  const own = ['ACME_CLIENT_SECRET', 'APPLE_PRIVATE_KEY', 'GITHUB_TOKEN_URL'].map((key) => `AUTH_PROVIDER_${key}`);
  expect(own.filter(isProviderKey)).toEqual(own);
  expect(['AUTH_PROVIDER_ACME', 'AUTH_PROVIDER_ACME_X', 'PATH'].filter(isProviderKey)).toEqual([]);
});
