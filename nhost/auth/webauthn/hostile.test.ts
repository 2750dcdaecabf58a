import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createAuthenticator } from '../../testing/authenticator';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import type { SessionJson } from '../sessions/sessions';

const { test, post, signUp } = createAuthTest();
const email = 'ana@exemplo.com';
const invalidRequest = rejectedAs(400, 'invalid-request');
const malformed = rejectedAs(400, 'schema-validation-error');
interface Options {
  challenge: string;
  user: { id: string };
}

const start = async (path: string, body: object = {}, token?: string) =>
  (await post(path, body, token)).body as Options;

async function signUpWithKey(address = email) {
  const authenticator = createAuthenticator();
  const credential = authenticator.create(await start('/signup/webauthn', { email: address }));
  const { body } = await post('/signup/webauthn/verify', { credential });
  return { authenticator, session: (body as { session: SessionJson }).session };
}

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another site’s key', { rpId: 'evil.example' }],
  ['a key without a touch', { isPresent: false }],
])('rejects %s, to sign up and to sign in', async (_name, circumstances) => {
  const fresh = createAuthenticator().create(await start('/signup/webauthn', { email }), circumstances);
  expect(await post('/signup/webauthn/verify', { credential: fresh })).toMatchObject(invalidRequest);
  const { authenticator } = await signUpWithKey();
  const credential = authenticator.get(await start('/signin/webauthn'), circumstances);
  expect(await post('/signin/webauthn/verify', { credential })).toMatchObject(invalidRequest);
});

it('rejects a challenge that expired, that was made up, or that was made for something else', async () => {
  const { authenticator, session } = await signUpWithKey();
  const verify = (credential: object) => post('/signin/webauthn/verify', { credential });
  const late = authenticator.get(await start('/signin/webauthn'));
  test.passTime(300_000);
  expect(await verify(late)).toMatchObject(invalidRequest);
  expect(await verify(authenticator.get({ challenge: 'A'.repeat(43) }))).toMatchObject(invalidRequest);
  const { accessToken } = await signUp('bia@exemplo.com');
  const others = [
    await start('/signup/webauthn', { email: 'eva@exemplo.com' }),
    await start('/user/webauthn/add', {}, accessToken),
    await start('/elevate/webauthn', {}, session.accessToken),
  ];
  for (const { challenge } of others)
    expect(await verify(authenticator.get({ challenge }))).toMatchObject(invalidRequest);
});

it('rejects the key of another user, and another user’s handle', async () => {
  const ana = await signUpWithKey();
  const bia = await signUpWithKey('bia@exemplo.com');
  const verify = (credential: object) => post('/signin/webauthn/verify', { credential });
  expect(await verify(bia.authenticator.get(await start('/signin/webauthn', { email })))).toMatchObject(invalidRequest);
  const signed = bia.authenticator.get(await start('/signin/webauthn'));
  const forged = { ...signed, response: { ...signed.response, userHandle: ana.session.user.id } };
  expect(await verify(forged)).toMatchObject(invalidRequest);
  const options = await start('/elevate/webauthn', {}, ana.session.accessToken);
  const elevation = { credential: bia.authenticator.get(options) };
  expect(await post('/elevate/webauthn/verify', elevation, bia.session.accessToken)).toMatchObject(invalidRequest);
  const add = await start('/user/webauthn/add', {}, ana.session.accessToken);
  const credential = createAuthenticator().create(add);
  expect(await post('/user/webauthn/verify', { credential }, bia.session.accessToken)).toMatchObject(invalidRequest);
});

it('rejects a copied key that signs with an older counter', async () => {
  const { authenticator } = await signUpWithKey();
  const signIn = async () =>
    post('/signin/webauthn/verify', { credential: authenticator.get(await start('/signin/webauthn')) });
  const [key] = authenticator.keys;
  expect(await signIn()).toMatchObject({ status: 200 });
  expect(await signIn()).toMatchObject({ status: 200 });
  if (key) key.counter = 1;
  expect(await signIn()).toMatchObject(invalidRequest);
});

it('rejects a changed signature, and what is no credential', async () => {
  const { authenticator } = await signUpWithKey();
  const signed = authenticator.get(await start('/signin/webauthn'));
  const verify = (changes: object) => post('/signin/webauthn/verify', { credential: { ...signed, ...changes } });
  const response = (changes: object) => ({ response: { ...signed.response, ...changes } });
  const data = (text: string) => response({ clientDataJSON: Buffer.from(text).toString('base64url') });
  for (const text of ['', 'null', '[]', '{', '{"challenge":{}}', '{"challenge":"a\\u0000b"}', '{"challenge":"x y"}']) {
    expect([text, (await verify(data(text))).status]).toEqual([text, 400]);
  }
  for (const wrong of [
    { id: 1 },
    { type: 'password' },
    { rawId: 'x'.repeat(2000) },
    { response: null },
    response({ signature: 'not base64!' }),
    response({ userHandle: {} }),
  ]) {
    expect(await verify(wrong)).toMatchObject(malformed);
  }
  expect(await verify(response({ signature: signed.response.signature.replace(/^.{8}/, 'AAAAAAAA') }))).toMatchObject(
    invalidRequest,
  );
  // The challenge was used up by the changed signature.
  expect(await verify({})).toMatchObject(invalidRequest);
});

it('evaluates nothing that the maker of an authenticator says about it', async () => {
  const credential = createAuthenticator().create(await start('/signup/webauthn', { email }));
  const { attestationObject } = credential.response;
  const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'));
  const parts = isoCBOR.decodeFirst<Map<string, string | Map<string, number>>>(bytes);
  const claimed = new Map([...parts]).set('fmt', 'apple').set('attStmt', new Map([['x5c', 1]]));
  const response = {
    ...credential.response,
    attestationObject: Buffer.from(isoCBOR.encode(claimed)).toString('base64url'),
  };
  expect(await post('/signup/webauthn/verify', { credential: { ...credential, response } })).toMatchObject({
    status: 200,
  });
});

it('rejects a credential with another id than its authenticator gave it', async () => {
  const credential = createAuthenticator().create(await start('/signup/webauthn', { email }));
  const id = 'A'.repeat(43);
  expect(await post('/signup/webauthn/verify', { credential: { ...credential, id, rawId: id } })).toMatchObject(
    invalidRequest,
  );
});

it('rejects attestations that are no CBOR, that are nested, and that are too long', async () => {
  const finish = async (attestationObject: string) => {
    const credential = createAuthenticator().create(await start('/signup/webauthn', { email }));
    const response = { ...credential.response, attestationObject };
    return (await post('/signup/webauthn/verify', { credential: { ...credential, response } })).status;
  };
  const nested = Buffer.alloc(9000, 0x81).toString('base64url');
  const statuses = [];
  for (const object of ['AAAA', nested, '_'.repeat(9000), 'x'.repeat(16_000), 'x'.repeat(200_000)]) {
    statuses.push(await finish(object));
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400]);
});
