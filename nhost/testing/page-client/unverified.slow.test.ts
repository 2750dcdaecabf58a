import { createAuthTest } from '../auth-test';
import { createPageClients, failedWith } from './page-clients';

const { test } = createAuthTest({
  AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED: 'true',
  AUTH_WEBAUTHN_ENABLED: 'false',
});
const { createPageClient } = createPageClients(test);
const email = 'ana@exemplo.com';
const password = 'Abc123';
const needed = { ok: true, value: { step: 'needsEmailVerification' } };

it('asks for the verification of the e-mail after a sign-up, and at each sign-in', async () => {
  const nhost = createPageClient();
  expect(await nhost.signUp.password(email, password)).toEqual(needed);
  expect(nhost.getState()).toEqual({ status: 'signedOut', step: 'needsEmailVerification' });
  expect(await nhost.signIn.password(email, 'wrong')).toEqual(failedWith('invalid-email-password', 401));
  expect(nhost.getState()).toMatchObject({ step: 'failed', error: { code: 'invalid-email-password', status: 401 } });
  expect(await nhost.signIn.password(email, password)).toEqual(
    failedWith('unverified-user', 20, 'Email needs verification'),
  );
  expect(nhost.getState()).toEqual({ status: 'signedOut', step: 'needsEmailVerification' });
});

it('asks for it after an anonymous user is converted', async () => {
  const nhost = createPageClient();
  await nhost.signIn.anonymous();
  expect(await nhost.convertAnonymous.password(email, password)).toEqual(needed);
});

it('says that an endpoint is off', async () => {
  expect(await createPageClient().signIn.securityKey()).toEqual(
    failedWith('disabled-endpoint', 409, 'This endpoint is disabled'),
  );
});
