import { createAuthenticator } from '../../testing/authenticator';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import type { SessionJson } from './sessions';

interface Options {
  challenge: string;
  user: { id: string };
}
const elevatedNeeded = rejectedAs(401, 'elevated-claim-required');
const expiresAt = '2026-04-01T00:00:00.000Z';

function createPerson({ post, signUp }: ReturnType<typeof createAuthTest>) {
  const authenticator = createAuthenticator();
  const sessionOf = (body: unknown) => (body as { session: SessionJson }).session;
  return {
    authenticator,
    signUp: () => signUp(),
    async addKey({ accessToken }: SessionJson) {
      const started = await post('/user/webauthn/add', {}, accessToken);
      if (started.status !== 200) return started;
      const options = started.body as Options;
      return post('/user/webauthn/verify', { credential: authenticator.create(options) }, accessToken);
    },
    async elevate({ accessToken }: SessionJson): Promise<SessionJson> {
      const options = (await post('/elevate/webauthn', { email: 'ana@exemplo.com' }, accessToken)).body as Options;
      const credential = authenticator.get(options);
      return sessionOf((await post('/elevate/webauthn/verify', { credential }, accessToken)).body);
    },
  };
}

/** Every call that may need an elevated session. */
const guarded = [
  ['/pat', { expiresAt }],
  ['/user/email/change', { newEmail: 'bia@exemplo.com' }],
  ['/user/password', { newPassword: 'Abc1234' }],
] as const;

describe('recommended', () => {
  const auth = createAuthTest({ AUTH_REQUIRE_ELEVATED_CLAIM: 'recommended' });
  const person = createPerson(auth);

  it('demands an elevated session of those who have a key', async () => {
    const session = await person.signUp();
    expect(await auth.post('/pat', { expiresAt }, session.accessToken)).toMatchObject({ status: 200 });
    expect(await person.addKey(session)).toMatchObject({ status: 200 });
    for (const [path, body] of guarded) {
      expect([path, await auth.post(path, body, session.accessToken)]).toMatchObject([path, elevatedNeeded]);
    }
    expect(await auth.post('/user/webauthn/add', {}, session.accessToken)).toMatchObject(elevatedNeeded);

    const elevated = await person.elevate(session);
    expect(elevated.refreshTokenId).not.toBe(session.refreshTokenId);
    const payload = Buffer.from(elevated.accessToken.split('.')[1] ?? '', 'base64url').toString();
    expect(payload).toContain(`"x-hasura-auth-elevated":"${session.user.id}"`);
    for (const [path, body] of guarded) {
      expect([path, await auth.post(path, body, elevated.accessToken)]).toMatchObject([path, { status: 200 }]);
    }
    expect(await auth.post('/user/webauthn/add', {}, elevated.accessToken)).toMatchObject({ status: 200 });
  });

  it('forgets the elevation with the next refresh token', async () => {
    const session = await person.signUp();
    await person.addKey(session);
    const elevated = await person.elevate(session);
    const { body } = await auth.post('/token', { refreshToken: elevated.refreshToken });
    const refreshed = body as SessionJson;
    expect(await auth.post('/pat', { expiresAt }, refreshed.accessToken)).toMatchObject(elevatedNeeded);
  });

  it('lets the ticket of a mail change the password', async () => {
    const session = await person.signUp();
    await person.addKey(session);
    await auth.post('/user/password/reset', { email: 'ana@exemplo.com' });
    const ticket = (await auth.mails.next('password-reset')).headers['x-ticket'];
    expect(await auth.post('/user/password', { newPassword: 'Abc1234', ticket })).toMatchObject({ status: 200 });
  });

  it('treats the second of two first keys that are added at once as a second one', async () => {
    const { accessToken } = await person.signUp();
    const credentials = [];
    for (let i = 0; i < 2; i += 1) {
      const options = (await auth.post('/user/webauthn/add', {}, accessToken)).body as Options;
      credentials.push(createAuthenticator().create(options));
    }
    const both = await Promise.all(
      credentials.map((credential) => auth.post('/user/webauthn/verify', { credential }, accessToken)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('has nothing to elevate by without a key', async () => {
    const { accessToken } = await person.signUp();
    expect(await auth.post('/elevate/webauthn', {}, accessToken)).toMatchObject(rejectedAs(400, 'invalid-request'));
  });
});

describe('required', () => {
  const auth = createAuthTest({ AUTH_REQUIRE_ELEVATED_CLAIM: 'required' });
  const person = createPerson(auth);

  it('demands an elevated session of every user, except for the first key', async () => {
    const session = await person.signUp();
    for (const [path, body] of guarded) {
      expect([path, await auth.post(path, body, session.accessToken)]).toMatchObject([path, elevatedNeeded]);
    }
    expect(await person.addKey(session)).toMatchObject({ status: 200 });
    expect(await person.addKey(session)).toMatchObject(elevatedNeeded);
    const elevated = await person.elevate(session);
    expect(await auth.post('/pat', { expiresAt }, elevated.accessToken)).toMatchObject({ status: 200 });
  });
});

describe('disabled, as by default', () => {
  const auth = createAuthTest();
  const person = createPerson(auth);

  it('demands nothing', async () => {
    const session = await person.signUp();
    await person.addKey(session);
    expect(await auth.post('/pat', { expiresAt }, session.accessToken)).toMatchObject({ status: 200 });
    expect(await person.addKey(session)).toMatchObject({ status: 200 });
  });
});
