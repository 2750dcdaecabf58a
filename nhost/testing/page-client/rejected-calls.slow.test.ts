import type { Result } from '@ponte/kit/nhost/result';
import { createAuthTest } from '../auth-test';
import { createPageClients, failedWith, type PageClient } from './page-clients';

const { test } = createAuthTest();
const { createPageClient } = createPageClients(test);
const email = 'ana@exemplo.com';
const password = 'Abc123';

let requests: string[];
const note = ({ url }: { url?: string }) => void requests.push(String(url));
beforeEach(() => {
  requests = [];
  test.app.http.server.on('request', note);
});
afterEach(() => {
  test.app.http.server.off('request', note);
  expect(requests).toEqual([]);
});

it.each([
  ['invalid-email', 'Email is incorrectly formatted', (n: PageClient) => n.signIn.password('ana', password)],
  ['invalid-email', 'Email is incorrectly formatted', (n) => n.signUp.password('ana@', password)],
  ['invalid-email', 'Email is incorrectly formatted', (n) => n.signUp.securityKey('')],
  ['invalid-email', 'Email is incorrectly formatted', (n) => n.signIn.securityKey('ana')],
  ['invalid-email', 'Email is incorrectly formatted', (n) => n.signIn.emailLink('ana')],
  ['invalid-email', 'Email is incorrectly formatted', (n) => n.signIn.requestEmailCode('ana')],
  ['invalid-email', 'Email is incorrectly formatted', (n) => n.signIn.emailCode('ana', '123456')],
  ['invalid-email', 'Email is incorrectly formatted', (n) => n.password.reset('ana')],
  ['invalid-email', 'Email is incorrectly formatted', (n) => n.email.sendVerification('ana')],
  ['invalid-password', 'Password is incorrectly formatted', (n) => n.signIn.password(email, 'Ab')],
  ['invalid-password', 'Password is incorrectly formatted', (n) => n.signUp.password(email, 'Ab')],
  ['invalid-password', 'Password is incorrectly formatted', (n) => n.password.change('Ab', 'passwordReset:x')],
  ['invalid-phone-number', 'Phone number is incorrectly formatted', (n) => n.signIn.requestSmsCode('')],
  ['invalid-phone-number', 'Phone number is incorrectly formatted', (n) => n.signIn.smsCode('', '123456')],
  ['invalid-mfa-ticket', 'MFA ticket is invalid', (n) => n.signIn.mfa('123456', 'mfaTotp:1')],
  ['no-mfa-ticket', 'No MFA ticket has been provided', (n) => n.signIn.mfa('123456')],
  ['no-refresh-token', 'No refresh token has been provided', (n) => n.refresh()],
  ['invalid-file-id', 'Invalid file id', (n) => n.files.download('')],
  ['invalid-file-id', 'Invalid file id', (n) => n.files.presign('')],
  ['invalid-file-id', 'Invalid file id', (n) => n.files.remove('')],
] as [string, string, (nhost: PageClient) => Promise<Result<unknown>>][])(
  'rejects %s without a request',
  async (code, message, call) => {
    expect(await call(createPageClient())).toEqual(failedWith(code, 10, message));
  },
);

it.each([
  ['signOut', (n: PageClient) => n.signOut()],
  ['signOut of all', (n) => n.signOut({ all: true })],
  ['password.change', (n) => n.password.change('Abc1234')],
  ['email.change', (n) => n.email.change(email)],
  ['fetchUser', (n) => n.fetchUser()],
  ['secondFactor.generate', (n) => n.secondFactor.generate()],
  ['secondFactor.activate', (n) => n.secondFactor.activate('123456')],
  ['securityKeys.add', (n) => n.securityKeys.add()],
  ['securityKeys.elevate', (n) => n.securityKeys.elevate()],
  ['securityKeys.list', (n) => n.securityKeys.list()],
  ['securityKeys.remove', (n) => n.securityKeys.remove(crypto.randomUUID())],
  ['personalAccessTokens.list', (n) => n.personalAccessTokens.list()],
  ['personalAccessTokens.remove', (n) => n.personalAccessTokens.remove(crypto.randomUUID())],
  ['sessions.list', (n) => n.sessions.list()],
  ['sessions.remove', (n) => n.sessions.remove(crypto.randomUUID())],
  ['personalAccessTokens.create', (n) => n.personalAccessTokens.create(new Date())],
  ['linkIdToken', (n) => n.linkIdToken({ provider: 'google', idToken: 'x' })],
  ['linkProviderUrl', (n) => Promise.resolve(n.linkProviderUrl('google'))],
  ['convertAnonymous.password', (n) => n.convertAnonymous.password(email, password)],
] as [string, (nhost: PageClient) => Promise<Result<unknown>>][])(
  'rejects %s without a user and without a request',
  async (_name, call) => {
    expect(await call(createPageClient())).toEqual(failedWith('unauthenticated-user', 20, 'User is not authenticated'));
  },
);
