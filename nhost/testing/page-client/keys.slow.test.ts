import { Secret, TOTP } from 'otpauth';
import { createAuthTest } from '../auth-test';
import { createAuthenticator } from '../authenticator';
import { lendAuthenticator } from '../browser-credentials';
import { createPageClients, failedWith, signedIn } from './page-clients';

const { test, mails } = createAuthTest({ AUTH_REQUIRE_ELEVATED_CLAIM: 'recommended' });
const { createPageClient } = createPageClients(test);
const email = 'ana@exemplo.com';
const password = 'Abc123';
const done = { ok: true, value: undefined };

async function createSignedUp() {
  const nhost = createPageClient();
  expect(await nhost.signUp.password(email, password)).toMatchObject(signedIn({ email }));
  return nhost;
}

it('activates a second factor, which a sign-in then asks for, and disables it', async () => {
  const nhost = await createSignedUp();
  const generated = await nhost.secondFactor.generate();
  expect(generated).toMatchObject({ ok: true, value: { imageUrl: expect.stringMatching(/^data:image\/png;base64,/) } });
  const secret = Secret.fromBase32(generated.ok ? generated.value.totpSecret : '');
  // A code is good for one call.
  const code = () => {
    test.passTime(30_000);
    return new TOTP({ secret }).generate({ timestamp: test.now().getTime() });
  };
  const wrong = () => String((Number(code()) + 1) % 1_000_000).padStart(6, '0');
  expect(await nhost.secondFactor.activate('')).toEqual(failedWith('invalid-mfa-code', 10, 'MFA code is invalid'));
  expect(await nhost.secondFactor.activate(wrong())).toEqual(failedWith('invalid-totp', 401, 'Invalid TOTP code'));
  expect(await nhost.secondFactor.activate(code())).toEqual(done);
  expect(await nhost.fetchUser()).toMatchObject({ ok: true, value: { email, activeMfaType: 'totp' } });

  await nhost.signOut();
  const asked = await nhost.signIn.password(email, password);
  const ticket = asked.ok && asked.value.step === 'needsMfa' ? asked.value.ticket : '';
  expect(ticket).toMatch(/^mfaTotp:/);
  expect(nhost.getState()).toEqual({ status: 'signedOut', step: 'needsMfa', ticket });
  expect(await nhost.signIn.mfa(wrong(), ticket)).toEqual(failedWith('invalid-totp', 401));
  expect(await nhost.signIn.mfa(code(), ticket)).toEqual(failedWith('invalid-ticket', 401));
  await nhost.signIn.password(email, password);
  expect(await nhost.signIn.mfa(code())).toMatchObject(signedIn({ email }));
  expect(await nhost.secondFactor.disable(code())).toEqual(done);
  expect(await nhost.secondFactor.disable(code())).toEqual(failedWith('disabled-mfa-totp', 401));
});

it('changes and resets a password, and makes personal access tokens', async () => {
  const nhost = await createSignedUp();
  expect(await nhost.password.change('Abc1234')).toEqual(done);
  const metadata = { name: 'script' };
  const created = await nhost.personalAccessTokens.create(new Date('2026-04-01'), metadata);
  expect(created).toMatchObject({
    ok: true,
    value: { id: expect.any(String), personalAccessToken: expect.any(String) },
  });
  await nhost.signOut();
  const token = (created.ok && created.value?.personalAccessToken) || '';
  expect(await nhost.signIn.personalAccessToken(token)).toMatchObject(signedIn({ email }));
  expect(nhost.getState()).toMatchObject({ status: 'signedIn', refresh: 'disabled' });
  await nhost.signOut();
  expect(await nhost.signIn.personalAccessToken(crypto.randomUUID())).toEqual(failedWith('invalid-pat', 401));
  expect(await nhost.password.reset(email)).toEqual(done);
  const ticket = (await mails.next()).headers['x-ticket'] ?? '';
  expect(await nhost.password.change('Zzz999', ticket)).toEqual(done);
  expect(await nhost.password.change('Zzz999', ticket)).toEqual(failedWith('invalid-ticket', 401));
  expect(await nhost.signIn.password(email, 'Zzz999')).toMatchObject(signedIn({ email }));
});

it('changes and verifies an e-mail', async () => {
  const nhost = await createSignedUp();
  expect(await nhost.email.sendVerification(email)).toEqual(done);
  expect((await mails.next()).headers['x-email-template']).toBe('email-verify');
  expect(await nhost.email.change('bia@exemplo.com')).toEqual(done);
  expect(await mails.next()).toMatchObject({ to: 'bia@exemplo.com' });
});

it('names the URL of a provider, and the one that links it', async () => {
  const nhost = await createSignedUp();
  const auth = nhost.client.auth.url;
  expect(nhost.providerUrl('acme')).toBe(`${auth}/signin/provider/acme`);
  const options = { redirectTo: 'http://localhost:3000/pt/perfil', locale: 'pt' };
  expect(nhost.providerUrl('acme', options)).toBe(
    `${auth}/signin/provider/acme?redirectTo=http%3A%2F%2Flocalhost%3A3000%2Fpt%2Fperfil&locale=pt`,
  );
  const connect = nhost.findSession()?.accessToken;
  expect(nhost.linkProviderUrl('acme')).toEqual({ ok: true, value: `${auth}/signin/provider/acme?connect=${connect}` });
});

describe('with a security key', () => {
  const authenticator = createAuthenticator();
  let restore: () => void;
  afterEach(() => restore());

  it('signs up, elevates, adds a key, and signs in with and without the e-mail', async () => {
    const nhost = createPageClient();
    restore = lendAuthenticator(authenticator);
    expect(await nhost.signUp.securityKey(email)).toMatchObject(signedIn({ email }));
    expect(await nhost.securityKeys.add('second')).toEqual(failedWith('elevated-claim-required', 401));
    expect(await nhost.securityKeys.elevate()).toEqual(done);
    expect(await nhost.securityKeys.add('second')).toMatchObject({ ok: true, value: { nickname: 'second' } });
    await nhost.signOut();
    expect(await nhost.signIn.securityKey(email)).toMatchObject(signedIn({ email }));
    await nhost.signOut();
    expect(await nhost.signIn.securityKey()).toMatchObject(signedIn({ email }));
  });

  it('says why there is no sign-in and no elevation by a key', async () => {
    const nhost = await createSignedUp();
    restore = lendAuthenticator(createAuthenticator());
    // The client says 'Something went wrong!' of the first, and puts the error of the last into another error.
    expect(await nhost.securityKeys.elevate()).toEqual(
      failedWith('invalid-request', 400, 'The request payload is incorrect'),
    );
    await nhost.signOut();
    expect(await nhost.signIn.securityKey('bia@exemplo.com')).toEqual(failedWith('invalid-email-password', 401));
    expect(await nhost.signIn.securityKey()).toEqual(failedWith('Error', 1, 'the authenticator has no key'));
    await nhost.signIn.anonymous();
    expect(await nhost.securityKeys.elevate()).toEqual(failedWith('invalid-email', 10, 'A user email is required'));
  });
});
