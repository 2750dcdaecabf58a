import { screen, waitFor } from '@testing-library/react';
import { languages, type Language } from '@ponte/contract/language';
import ForgotPasswordPage from '../forgot-password/ForgotPasswordPage';
import { en } from '../locales/en';
import { es } from '../locales/es';
import { pt } from '../locales/pt';
import LoginPage from '../login/LoginPage';
import ProfilePage from '../profile/ProfilePage';
import { accountSession, rejectedAs } from '../testing/account';
import { withNewClient } from '../testing/new-client';
import { stubNetwork } from '../testing/network';
import { bia, signIn } from '../testing/people';
import { renderScreen } from '../testing/render';
import { everyMethod } from '../testing/security';
import { failureTexts } from './failure-texts';

/** Section 8 of the specification, with the kit's names of the errors that have a text alone. */
const specified = [
  ...['invalid-email', 'invalid-password', 'invalid-phone-number', 'invalid-mfa-ticket', 'no-mfa-ticket'],
  ...['no-refresh-token', 'invalid-refresh-token', 'refresher-already-running', 'already-signed-in'],
  ...['unauthenticated-user', 'unverified-user', 'invalid-sign-in-method', 'network', 'abort-error', 'unknown'],
  // 'incorrect response data from GraphQL server', 'Invalid file id', 'File does not exist', not ready after 15 seconds.
  ...['invalid-response', 'invalid-file-id', 'file-not-found', 'not-ready'],
];
const tables: Record<Language, Readonly<Record<string, string | undefined>>> = { pt, en, es };
const codes = Object.keys(failureTexts);
const textOf = (code: string, language: Language) => tables[language][failureTexts[code] ?? ''] ?? '';

test('has every code of the specification', () => {
  expect(specified.filter((code) => !codes.includes(code))).toEqual([]);
});

test.each(languages)('has a sentence without technical words for each code in %s', (language) => {
  const texts = codes.map((code) => ({ code, text: textOf(code, language) }));
  const isPlain = (text: string) =>
    /^\p{Lu}.{10,}\.$/u.test(text) && !/invalid-|token de acesso|refresh|nhost|null/i.test(text);
  expect(texts.filter(({ text }) => !isPlain(text))).toEqual([]);
});

test('says something else in each language', () => {
  const same = codes.filter(
    (code) => new Set(languages.map((language) => textOf(code, language))).size < languages.length,
  );
  expect(same).toEqual([]);
});

/** They end the session, or are no response: those have tests of their own. */
const elsewhere = ['invalid-refresh-token', 'unauthenticated-user', 'network', 'abort-error', 'unknown', 'not-ready'];

const screens = {
  'the login': {
    page: <LoginPage />,
    call: 'POST /v1/auth/signin/passwordless/email',
    field: 'admin.login.email',
    button: 'admin.login.ways.emailLink',
    own: ['NotAllowedError'],
  },
  'the forgotten password': {
    page: <ForgotPasswordPage />,
    call: 'POST /v1/auth/user/password/reset',
    field: 'admin.login.email',
    button: 'admin.forgot.submit',
    own: [],
  },
  'the profile': {
    page: <ProfilePage />,
    call: 'POST /v1/auth/user/email/change',
    field: 'admin.profile.newEmail',
    button: 'admin.profile.changeEmail',
    own: ['elevated-claim-required'],
  },
} as const;

const everywhere = Object.keys(screens).flatMap((name) => languages.map((language) => [name, language] as const));

test.each(everywhere)('%s says what each code means in %s', async (name, language) => {
  const { page, call, own, ...keys } = screens[name as keyof typeof screens];
  const table = tables[language];
  const field = table[keys.field] ?? '';
  const button = { name: table[keys.button] ?? '' };
  const skipped: readonly string[] = [...elsewhere, ...own];
  if (name === 'the profile') signIn(bia);
  const network = stubNetwork({
    ...accountSession,
    'GET /users/login/methods': { json: everyMethod },
    'GET /perfil': { json: { ...bia, idioma: language, foto: null } },
    'GET /perfil/sessoes': { json: [] },
  });
  const { user } = renderScreen(page, { path: '/', language, settings: withNewClient() });
  await user.type(await screen.findByLabelText(field), 'nova@ponte.example');
  for (const code of codes.filter((each) => !skipped.includes(each))) {
    network.respond(call, rejectedAs(code, 400));
    await user.click(await screen.findByRole('button', button));
    await waitFor(() =>
      expect([code, screen.queryByRole('alert')?.textContent]).toEqual([code, textOf(code, language)]),
    );
  }
  network.respond(call, 'offline');
  await user.click(screen.getByRole('button', button));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(table['admin.noResponse'] ?? ''));
});
