import { createAuthTest } from '../testing/auth-test';
import { describeShape, readRecording } from './recording';

const { test } = createAuthTest({
  AUTH_USER_DEFAULT_ALLOWED_ROLES: 'me,user,editor',
  AUTH_WEBAUTHN_RP_NAME: 'Nhost tests',
  AUTH_REQUIRE_ELEVATED_CLAIM: 'recommended',
});

/** Statuses that differ from the recorded ones, in their order. */
const known = [
  // Nhost's own service rejects the nickname that its client sends, so there this user does not come to be,
  ['/signup/webauthn/verify', 400, 200],
  // and cannot sign in later.
  ['/signin/webauthn/verify', 400, 200],
  // A missing access token is 401, as in Nhost's newer versions.
  ['/pat', 400, 401],
];

interface Ceremony {
  challenge?: string;
  user?: { id: string };
  session?: { accessToken: string; refreshToken: string };
}

/** What a browser signed counts for one challenge, and one user, only: those of the recording. */
async function adoptRecorded(received: Ceremony, recorded: Ceremony): Promise<void> {
  const { challenge = '' } = received;
  const row = await test.db
    .deleteFrom('auth.challenges')
    .where('challenge', '=', challenge)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isSignUp = row.purpose === 'webauthn-sign-up';
  const data = { ...(row.data as object), ...(isSignUp ? { userId: recorded.user?.id } : {}) };
  const adopted = { ...row, challenge: recorded.challenge ?? '', data: JSON.stringify(data) };
  await test.db.insertInto('auth.challenges').values(adopted).execute();
}

it('takes what Chromium and Nhost’s client sent, with the statuses and shapes of Nhost’s own service', async () => {
  const recording = readRecording('webauthn.jsonl');
  const differences: unknown[] = [];
  const refreshTokens = new Map<string, string>();
  let accessToken = '';
  for (const call of recording) {
    const recorded = JSON.parse(call.response) as Ceremony;
    const payload = [...refreshTokens].reduce((text, [theirs, ours]) => text.replace(theirs, ours), call.request);
    const authorization: Record<string, string> = call.bearer ? { authorization: `Bearer ${accessToken}` } : {};
    const { status, body } = await test.visitor.send({
      method: call.method,
      url: `/v1/auth${call.path}`,
      headers: { 'content-type': 'application/json', ...authorization },
      payload,
    });
    if (status !== call.status) differences.push([call.path, call.status, status]);
    else if (!call.response.includes('openapi3filter')) {
      expect([call.path, describeShape(body)]).toEqual([call.path, describeShape(recorded)]);
    }
    const received = body as Ceremony;
    if (received.challenge !== undefined) await adoptRecorded(received, recorded);
    if (received.session) {
      accessToken = received.session.accessToken;
      if (recorded.session) refreshTokens.set(recorded.session.refreshToken, received.session.refreshToken);
    }
  }
  expect(differences).toEqual(known);
  expect(recording).toHaveLength(20);
});
