import * as fc from 'fast-check';
import { hostileWords } from 'fixtures/hostile-words';
import { createAuthenticator } from './authenticator';

const text = fc.oneof(fc.constantFrom(...hostileWords), fc.string({ unit: 'binary', maxLength: 40 }));
const numbers = fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308);
const scalar = fc.oneof(text, numbers, fc.boolean(), fc.constant(null), fc.double());
const anything = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.object({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 5 }) },
);

const uuid = fc.uuid();
const authenticator = createAuthenticator();
authenticator.create({ challenge: 'x', user: { id: 'x' } });
const challenge = fc.oneof(fc.stringMatching(/^[\w-]{43}$/), text);
const created = challenge.map((one) => authenticator.create({ challenge: one, user: { id: 'x' } }));
const signed = challenge.map((one) => authenticator.get({ challenge: one }));
const withHole = fc
  .tuple(fc.oneof(created, signed), fc.constantFrom('id', 'rawId', 'response', 'type'), anything)
  .map(([credential, name, value]) => ({ ...credential, [name]: value }));

const email = fc.constantFrom('ana@exemplo.com', 'bia@exemplo.com', 'nobody@exemplo.com', ' ANA@EXEMPLO.COM');
const password = fc.oneof(fc.constant('Abc123'), fc.string({ unit: 'grapheme', minLength: 3, maxLength: 55 }));
const ticket = fc
  .tuple(fc.constantFrom('mfaTotp', 'passwordReset', 'verifyEmail', 'passwordlessEmail', 'other'), uuid)
  .map((parts) => parts.join(':'));
const redirectTo = fc.oneof(fc.constantFrom('http://localhost:3000/a', '//evil.example', 'javascript:alert(1)'), text);
const digits = fc.stringMatching(/^\d{6}$/);
const options = fc.record(
  {
    redirectTo,
    locale: fc.oneof(fc.constantFrom('pt', 'xx'), text),
    displayName: text,
    metadata: fc.object({ maxDepth: 3 }),
    allowedRoles: fc.array(fc.constantFrom('user', 'me', 'admin', '')),
    defaultRole: fc.constantFrom('user', 'admin'),
    nickname: text,
  },
  { requiredKeys: [] },
);

/** What a field of a body usually is. */
const fields: Record<string, fc.Arbitrary<unknown>> = {
  email,
  newEmail: email,
  password,
  newPassword: password,
  options,
  refreshToken: uuid,
  personalAccessToken: uuid,
  all: fc.boolean(),
  ticket,
  otp: digits,
  code: digits,
  activeMfaType: fc.constantFrom('totp', '', 'sms'),
  phoneNumber: fc.constantFrom('+15551234567', '+5511987654321'),
  credential: fc.oneof(created, signed, withHole),
  nickname: text,
  provider: fc.constantFrom('google', 'apple', 'github'),
  idToken: fc.oneof(fc.constant('x.y.z'), text),
  nonce: text,
  signInMethod: fc.constantFrom('email-password', 'passwordless'),
  expiresAt: fc.constantFrom('2026-04-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '0000-01-01T00:00:00Z'),
  metadata: fc.object({ maxDepth: 3 }),
  token: fc.oneof(fc.constant('a.b.c'), text),
  displayName: text,
};

/** Every call with a body, and its fields. */
export const posts: Record<string, readonly string[]> = {
  '/signup/email-password': ['email', 'password', 'options'],
  '/signin/email-password': ['email', 'password'],
  '/signin/mfa/totp': ['ticket', 'otp'],
  '/user/mfa': ['code', 'activeMfaType'],
  '/signin/anonymous': ['displayName', 'metadata'],
  '/user/deanonymize': ['signInMethod', 'email', 'password', 'options'],
  '/signin/pat': ['personalAccessToken'],
  '/pat': ['expiresAt', 'metadata'],
  '/signin/passwordless/email': ['email', 'options'],
  '/signin/otp/email': ['email', 'options'],
  '/signin/otp/email/verify': ['email', 'otp'],
  '/signin/passwordless/sms': ['phoneNumber', 'options'],
  '/signin/passwordless/sms/otp': ['phoneNumber', 'otp'],
  '/token': ['refreshToken'],
  '/token/verify': ['token'],
  '/signout': ['refreshToken', 'all'],
  '/user/password': ['newPassword', 'ticket'],
  '/user/password/reset': ['email', 'options'],
  '/user/email/change': ['newEmail', 'options'],
  '/user/email/send-verification-email': ['email', 'options'],
  '/signup/webauthn': ['email', 'options'],
  '/signup/webauthn/verify': ['credential', 'options', 'nickname'],
  '/signin/webauthn': ['email'],
  '/signin/webauthn/verify': ['credential', 'email'],
  '/user/webauthn/add': [],
  '/user/webauthn/verify': ['credential', 'nickname'],
  '/elevate/webauthn': ['email'],
  '/elevate/webauthn/verify': ['credential', 'email'],
  '/signin/idtoken': ['provider', 'idToken', 'nonce', 'options'],
  '/link/idtoken': ['provider', 'idToken', 'nonce'],
};

/** Of four fields one is not what it should be; sometimes there is one too many. */
const bodyOf = (names: readonly string[]) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          names.map((name) => [
            name,
            fc.oneof({ weight: 4, arbitrary: fields[name] ?? text }, { weight: 1, arbitrary: anything }),
          ]),
        ),
        { requiredKeys: [] },
      ),
      fc.oneof(
        { weight: 9, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.dictionary(text, anything, { maxKeys: 2 }) },
      ),
    )
    .map(([body, more]) => JSON.stringify({ ...body, ...more }));

const notJson = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.integer({ min: 1, max: 20_000 }).map((length) => '['.repeat(length)),
  anything.map((value) => JSON.stringify(value)),
);

const post = fc.constantFrom(...Object.keys(posts)).chain((path) =>
  fc.record({
    method: fc.constant('POST' as const),
    path: fc.constant(path),
    payload: fc.oneof({ weight: 12, arbitrary: bodyOf(posts[path] ?? []) }, { weight: 1, arbitrary: notJson }),
  }),
);

const parameters = fc.dictionary(
  fc.constantFrom(
    'ticket',
    'type',
    'redirectTo',
    'code',
    'state',
    'connect',
    'metadata',
    'allowedRoles',
    'error',
    'user',
  ),
  fc.oneof(ticket, redirectTo, text).map((value) => value.replace(/\p{Surrogate}/gu, '')),
);
const get = fc.record({
  method: fc.constantFrom('GET' as const, 'HEAD' as const, 'OPTIONS' as const, 'DELETE' as const),
  path: fc
    .tuple(
      fc.constantFrom(
        '/user',
        '/verify',
        '/mfa/totp/generate',
        '/healthz',
        '/version',
        '/.well-known/jwks.json',
        '/signin/provider/google',
        '/signin/provider/google/callback',
        '/signin/provider/github',
        '/signin/provider/github/callback',
        '/signin/provider/%00',
        '/nothing',
      ),
      parameters,
    )
    .map(([path, query]) => `${path}?${new URLSearchParams(query)}`),
});

/** One hostile call: `who` chooses the access token. */
export const hostileCall = fc.record({
  call: fc.oneof({ weight: 5, arbitrary: post }, { weight: 1, arbitrary: get }),
  who: fc.constantFrom('nobody', 'user', 'anonymous', 'forger'),
});
