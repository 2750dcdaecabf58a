import { createAuthenticator } from '../../testing/authenticator';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import type { SessionJson } from '../sessions/sessions';

const { test, post, signUp } = createAuthTest();
const email = 'ana@exemplo.com';
interface Options {
  challenge: string;
  user: { id: string };
  allowCredentials?: Array<{ id: string }>;
}

const start = async (path: string, body?: object, token?: string): Promise<Options> => {
  const { status, body: options } = await post(path, body, token);
  expect([path, status]).toEqual([path, 200]);
  return options as Options;
};
const sessionOf = (body: unknown) => (body as { session: SessionJson }).session;
const invalidRequest = rejectedAs(400, 'invalid-request');

async function signUpWithKey(address = email) {
  const authenticator = createAuthenticator();
  const options = await start('/signup/webauthn', { email: address });
  const { status, body } = await post('/signup/webauthn/verify', { credential: authenticator.create(options) });
  expect(status).toBe(200);
  return { authenticator, session: sessionOf(body), options };
}

it('signs up with a key, as the user whose id the authenticator got', async () => {
  const { session, options } = await signUpWithKey();
  expect(options).toEqual({
    rp: { name: 'Ponte', id: 'localhost' },
    user: { name: email, displayName: email, id: session.user.id },
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    pubKeyCredParams: [-7, -35, -36, -257, -258, -259, -37, -38, -39, -8].map((alg) => ({ type: 'public-key', alg })),
    timeout: 300_000,
    authenticatorSelection: { requireResidentKey: false, residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'indirect',
  });
  expect(session.user).toMatchObject({ email, emailVerified: false, displayName: email });
});

it('takes a nickname in both places of a sign-up, and the options of the second call', async () => {
  const authenticator = createAuthenticator();
  const options = await start('/signup/webauthn', { email, options: { displayName: 'Ana', nickname: 'first' } });
  const finish = { credential: authenticator.create(options), options: { displayName: 'Bia', nickname: 'my key' } };
  const { body } = await post('/signup/webauthn/verify', finish);
  expect(sessionOf(body).user.displayName).toBe('Bia');
  const keys = await test.db.selectFrom('auth.user_security_keys').select('nickname').execute();
  expect(keys).toEqual([{ nickname: 'my key' }]);
});

it.each<[string, { email?: string } | undefined]>([
  ['with the e-mail', { email }],
  ['without an e-mail', {}],
  ['without a body', undefined],
])('signs in %s, once for each challenge', async (_name, body) => {
  const { authenticator, session } = await signUpWithKey();
  const options = await start('/signin/webauthn', body);
  const id = authenticator.keys[0]?.id.toString('base64url');
  expect(options.allowCredentials).toEqual(body?.email === undefined ? undefined : [{ type: 'public-key', id }]);
  const credential = authenticator.get(options);
  const all = await Promise.all(Array.from({ length: 10 }, () => post('/signin/webauthn/verify', { credential })));
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  const signedIn = all.find(({ status }) => status === 200);
  expect(sessionOf(signedIn?.body).user.id).toBe(session.user.id);
  const rows = await test.db.selectFrom('auth.refresh_tokens').select('id').execute();
  expect(rows).toHaveLength(2);
});

it('finishes at another instance what began at one', async () => {
  const { authenticator, session } = await signUpWithKey();
  const another = await test.startAnother();
  const credential = authenticator.get(await start('/signin/webauthn', {}));
  const { status, body } = await another.post('/v1/auth/signin/webauthn/verify', { credential });
  expect([status, sessionOf(body).user.id]).toEqual([200, session.user.id]);
});

it('adds another key, which signs in, and does not take a key twice', async () => {
  const { authenticator, session } = await signUpWithKey();
  const options = await start('/user/webauthn/add', {}, session.accessToken);
  const first = authenticator.keys[0]?.id.toString('base64url');
  expect(options).toMatchObject({
    user: { id: session.user.id },
    excludeCredentials: [{ type: 'public-key', id: first }],
  });
  const other = createAuthenticator();
  const credential = other.create(options);
  const added = await post('/user/webauthn/verify', { credential, nickname: 'my key' }, session.accessToken);
  expect(added).toMatchObject({ status: 200, body: { id: expect.any(String), nickname: 'my key' } });
  const signedIn = await post('/signin/webauthn/verify', {
    credential: other.get(await start('/signin/webauthn', { email })),
  });
  expect(sessionOf(signedIn.body).user.id).toBe(session.user.id);

  const thief = await signUp('bia@exemplo.com');
  const again = await start('/user/webauthn/add', {}, thief.accessToken);
  const copied = createAuthenticator().create(again, {}, Buffer.from(credential.id, 'base64url'));
  expect(await post('/user/webauthn/verify', { credential: copied }, thief.accessToken)).toMatchObject(invalidRequest);
});

it('rejects a second user with the e-mail, and a user who is not one yet', async () => {
  await signUpWithKey();
  const options = await start('/signup/webauthn', { email });
  const taken = await post('/signup/webauthn/verify', { credential: createAuthenticator().create(options) });
  expect(taken).toMatchObject(rejectedAs(409, 'email-already-in-use'));
  expect(await post('/signin/webauthn', { email: 'nobody@exemplo.com' })).toMatchObject(
    rejectedAs(401, 'invalid-email-password'),
  );
  await signUp('bia@exemplo.com');
  expect(await post('/signin/webauthn', { email: 'bia@exemplo.com' })).toMatchObject(invalidRequest);
  const { accessToken } = sessionOf((await post('/signin/anonymous')).body);
  expect(await post('/user/webauthn/add', {}, accessToken)).toMatchObject(rejectedAs(403, 'forbidden-anonymous'));
  expect(await post('/user/webauthn/add', {})).toMatchObject(rejectedAs(401, 'unauthorized'));
});

it('rejects a disabled user before and after the browser asked for the key', async () => {
  const { authenticator, session } = await signUpWithKey();
  const options = await start('/signin/webauthn', {});
  await test.db.updateTable('auth.users').set({ disabled: true }).where('id', '=', session.user.id).execute();
  const disabled = rejectedAs(401, 'disabled-user');
  expect(await post('/signin/webauthn', { email })).toMatchObject(disabled);
  expect(await post('/signin/webauthn/verify', { credential: authenticator.get(options) })).toMatchObject(disabled);
});

describe('needing verified e-mails', () => {
  const strict = createAuthTest({ AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED: 'true' });

  it('signs up without a session, and signs in once the link of the mail was opened', async () => {
    const authenticator = createAuthenticator();
    const options = (await strict.post('/signup/webauthn', { email })).body as Options;
    const finished = await strict.post('/signup/webauthn/verify', { credential: authenticator.create(options) });
    expect(finished).toMatchObject({ status: 200, body: {} });
    expect(finished.body).toEqual({});
    expect(await strict.post('/signin/webauthn', { email })).toMatchObject(rejectedAs(401, 'unverified-user'));
    await strict.follow((await strict.mails.next()).headers['x-link'] ?? '');
    const signIn = (await strict.post('/signin/webauthn', { email })).body as Options;
    const signedIn = await strict.post('/signin/webauthn/verify', { credential: authenticator.get(signIn) });
    expect(sessionOf(signedIn.body).user.emailVerified).toBe(true);
  });
});

describe('with concealed errors', () => {
  const secretive = createAuthTest({ AUTH_CONCEAL_ERRORS: 'true' });

  it('responds to an unknown e-mail as to one without a key', async () => {
    await secretive.signUp('bia@exemplo.com');
    const unknown = await secretive.post('/signin/webauthn', { email: 'nobody@exemplo.com' });
    expect(unknown).toMatchObject(invalidRequest);
    expect((await secretive.post('/signin/webauthn', { email: 'bia@exemplo.com' })).body).toEqual(unknown.body);
  });
});

describe('switched off, as by default', () => {
  const off = createAuthTest({ AUTH_WEBAUTHN_ENABLED: '' });
  const authenticator = createAuthenticator();
  const credential = authenticator.create({ challenge: 'x', user: { id: 'x' } });
  const signed = authenticator.get({ challenge: 'x' });

  it.each([
    ['/signup/webauthn', { email }],
    ['/signup/webauthn/verify', { credential }],
    ['/signin/webauthn', { email }],
    ['/signin/webauthn/verify', { credential: signed }],
    ['/user/webauthn/add', {}],
    ['/user/webauthn/verify', { credential }],
    ['/elevate/webauthn', {}],
    ['/elevate/webauthn/verify', { credential: signed }],
  ])('%s says so', async (path, body) => {
    const { accessToken } = await off.signUp();
    expect(await off.post(path, body, accessToken)).toMatchObject(rejectedAs(409, 'disabled-endpoint'));
  });
});
