import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const path = '/api/users/login/methods';

it('offers nothing beside the password unless the owner turned it on', async () => {
  const { status, body, headers } = await test.visitor.get(path);
  expect([status, body]).toEqual([200, { secondFactor: null, securityKey: false, emailLink: false, providers: [] }]);
  expect(headers['cache-control']).toBe('public, max-age=60');
});

it('names what the owner turned on, without secrets', async () => {
  const another = await test.startAnother({
    AUTH_MFA_ENABLED: 'true',
    AUTH_MFA_TOTP_ISSUER: 'Ponte',
    AUTH_WEBAUTHN_ENABLED: 'true',
    AUTH_EMAIL_PASSWORDLESS_ENABLED: 'true',
    AUTH_PROVIDER_GOOGLE_ENABLED: 'true',
    AUTH_PROVIDER_GOOGLE_CLIENT_ID: 'id',
    AUTH_PROVIDER_GOOGLE_CLIENT_SECRET: 'secret',
    AUTH_PROVIDER_GITHUB_CLIENT_ID: 'not enabled',
  });
  expect((await another.get(path)).body).toEqual({
    secondFactor: { issuer: 'Ponte' },
    securityKey: true,
    emailLink: true,
    providers: ['google'],
  });
});
