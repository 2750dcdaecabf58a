import { Secret, TOTP } from 'otpauth';
import { createAuthTest } from '../testing/auth-test';
import { describeShape, readRecording, type RecordedCall } from './recording';

const { test, mails, readSms } = createAuthTest({ AUTH_USER_DEFAULT_ALLOWED_ROLES: 'me,user,editor' });

/** GitHub speaks no OpenID Connect: here it is a provider that is disabled. */
const disabledProvider = '/signin/provider/github';
const sentToPhone = '/signin/passwordless/sms';
const mailed = /^\/(user\/email\/change|user\/password\/reset|signin\/passwordless\/email|signin\/otp\/email)$/;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What the recording calls by one value and this run by another: tokens, tickets, codes. */
function createTranslation() {
  const actual = new Map<string, string>();
  let totpSecret = '';
  return {
    learn(recorded: unknown, received: unknown): void {
      if (typeof recorded === 'string' && typeof received === 'string') actual.set(recorded, received);
      if (typeof recorded !== 'object' || recorded === null || typeof received !== 'object' || received === null)
        return;
      for (const [key, value] of Object.entries(recorded))
        this.learn(value, (received as Record<string, unknown>)[key]);
      if ('totpSecret' in received) totpSecret = String(received.totpSecret);
    },
    learnMailed(ticket: string, recordedLater: RecordedCall[]): void {
      const type = ticket.includes(':') ? ticket.slice(0, ticket.indexOf(':')) : undefined;
      for (const { request, path } of recordedLater) {
        const text = decodeURIComponent(path) + request;
        const pattern = type ? new RegExp(`${type}:[0-9a-f-]{36}`) : /(?<="otp":")(?!000000)\d{6}/;
        const recorded = pattern.exec(text)?.[0];
        if (recorded) return void actual.set(recorded, ticket);
      }
    },
    translate(text: string): string {
      let translated = text;
      if (totpSecret && /"(code|otp)":"599903"/.test(text)) {
        // Nhost accepts a code again; here each call has the next one.
        test.passTime(30_000);
        const code = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: test.now().getTime() });
        translated = translated.replace('599903', code);
      }
      for (const [recorded, received] of actual) {
        if (recorded.length > 5) translated = translated.replaceAll(recorded, received);
      }
      return translated;
    },
  };
}

const parse = (text: string): unknown => (text === '' ? '' : JSON.parse(text));

it('responds to the recorded calls with the same statuses, shapes and redirects as Nhost’s own service', async () => {
  const recording = readRecording('auth-flows.jsonl');
  const translation = createTranslation();
  let accessToken = '';
  const differences: unknown[] = [];
  for (const [index, call] of recording.entries()) {
    const url = `/v1/auth${translation.translate(decodeURIComponent(call.path)).replace(/redirectTo=http:\/\/localhost:3000/, 'redirectTo=http%3A%2F%2Flocalhost%3A3000')}`;
    const { status, body, headers } = await test.visitor.send({
      method: call.method,
      url,
      headers: {
        ...(call.request && { 'content-type': 'application/json' }),
        ...(call.bearer && { authorization: `Bearer ${accessToken}` }),
      },
      ...(call.request && { payload: translation.translate(call.request) }),
    });
    if (call.path === disabledProvider) {
      expect([status, String(headers.location)]).toEqual([302, expect.stringContaining('error=disabled-endpoint')]);
      continue;
    }
    if (call.path === sentToPhone) translation.learnMailed((await readSms()).code, recording.slice(index + 1));
    if (call.status === 200 && mailed.test(call.path) && !call.request.includes('nobody@')) {
      translation.learnMailed((await mails.next()).headers['x-ticket'] ?? '', recording.slice(index + 1));
    }
    const recorded = parse(call.response);
    translation.learn(recorded, body);
    const tokenOf = (location: unknown) => /refreshToken=([^&]+)/.exec(String(location))?.[1];
    translation.learn(tokenOf(call.location), tokenOf(headers.location));
    const session = ((body as { session?: object }).session ?? body) as { accessToken?: string };
    accessToken = session.accessToken ?? accessToken;
    // Validation errors say more here: see the README.
    const isValidation = call.response.includes('openapi3filter');
    const expected = [call.status, isValidation || describeShape(recorded), call.location?.replace(uuid, '')];
    const actual = [
      status,
      isValidation || describeShape(body),
      String(headers.location ?? '').replace(uuid, '') || undefined,
    ];
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      differences.push({ path: call.path, expected, actual, body });
  }
  expect(differences).toEqual([]);
  expect(recording).toHaveLength(64);
});
