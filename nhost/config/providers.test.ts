import { isProviderKey, readProviders } from './providers';

it('knows where Google and Apple are, and enables neither', () => {
  const providers = readProviders({});
  expect([...providers.keys()]).toEqual(['apple', 'google']);
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

it.each([
  ['AUTH_PROVIDER_ACME_ISSUER', { AUTH_PROVIDER_ACME_CLIENT_ID: 'secret' }],
  ['AUTH_PROVIDER_ACME_ISSUER', { AUTH_PROVIDER_ACME_ISSUER: 'http://secret.example' }],
  ['AUTH_PROVIDER_ACME_ISSUER', { AUTH_PROVIDER_ACME_ISSUER: 'secret' }],
  ['AUTH_PROVIDER_GOOGLE_ENABLED', { AUTH_PROVIDER_GOOGLE_ENABLED: 'secret' }],
  ['AUTH_PROVIDER_GOOGLE_CLIENT_ID', { AUTH_PROVIDER_GOOGLE_ENABLED: 'true', AUTH_PROVIDER_GOOGLE_SCOPE: 'secret' }],
])('names %s when it is wrong, and not its value', (key, env) => {
  expect(() => readProviders(env)).toThrow(key);
  expect(() => readProviders(env)).not.toThrow(/secret/);
});

it('takes a provider on this machine without TLS', () => {
  expect(readProviders({ AUTH_PROVIDER_ACME_ISSUER: 'http://127.0.0.1:4100' }).has('acme')).toBe(true);
});

it('knows its keys', () => {
  expect(['AUTH_PROVIDER_ACME_CLIENT_SECRET', 'AUTH_PROVIDER_ACME', 'PATH'].map(isProviderKey)).toEqual([
    true,
    false,
    false,
  ]);
});
