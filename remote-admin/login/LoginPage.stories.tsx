import type { Stories, User } from '@ponte/kit/ui/stories';
import { accountSession, links } from '../testing/account';
import { everyMethod, noMethods } from '../testing/security';
import { broken, comeByLink, stubApi } from '../testing/stories';
import { Login } from './LoginPage';

const call = 'POST /users/login';
const link = 'POST /v1/auth/signin/passwordless/email';
const none = { 'GET /users/login/methods': { json: noMethods } };
const every = { 'GET /users/login/methods': { json: everyMethod } };
const way = (at: number) => `section button:nth-of-type(${at})`;

async function logIn(user: User) {
  await user.type('[name=email]', 'ana@ponte.example');
  await user.type('[name=senha]', 'ponte-123');
  await user.click('[type=submit]');
}

const withResponse = (response: Parameters<typeof stubApi>[0][string]) => ({
  render: () => <Login />,
  window: 620,
  before: () => stubApi({ ...none, [call]: response }),
  play: logIn,
});

const code = 'POST /users/login/mfa';
const needsCode = { status: 401, json: { codigo: 'segundo_fator', ticket: 'mfaTotp:1' } };

/** The step after the password; with a response, a code has been sent. */
const atCode = (response?: Parameters<typeof stubApi>[0][string]) => ({
  render: () => <Login />,
  window: 620,
  before: () => stubApi({ ...none, [call]: needsCode, ...(response && { [code]: response }) }),
  async play(user: User) {
    await logIn(user);
    if (!response) return;
    await user.type('[name=otp]', '123456');
    await user.click('[type=submit]');
  },
});

/** With every way that an owner can turn on, of a person who may have come by a link. */
const withEveryWay = (
  responses: Parameters<typeof stubApi>[0] = {},
  play?: (user: User) => Promise<void>,
  cameBy?: string,
) => ({
  render: () => <Login />,
  window: 900,
  before() {
    if (cameBy) comeByLink(cameBy);
    stubApi({ ...accountSession, ...every, ...responses });
  },
  ...(play && { play }),
});

export const stories: Stories = {
  empty: { render: () => <Login />, window: 620, before: () => stubApi(none) },
  'submitted empty': {
    render: () => <Login />,
    window: 620,
    before: () => stubApi(none),
    play: (user) => user.click('[type=submit]'),
  },
  'every way to sign in': withEveryWay({}, (user) => user.hover(way(1))),
  'an e-mail without an address': withEveryWay({}, (user) => user.click(way(2))),
  'link sent': withEveryWay({ [link]: { json: 'OK' } }, async (user) => {
    await user.type('[name=email]', 'ana@ponte.example');
    await user.click(way(2));
  }),
  'a provider’s account without a user here': withEveryWay(
    {
      'POST /sessao': {
        status: 403,
        json: { codigo: 'sem_cadastro', error: 'Esta conta não tem cadastro neste site.' },
      },
    },
    undefined,
    links.signIn,
  ),
  'a link that was used': withEveryWay({}, (user) => user.hover(way(1)), links.used),
  sending: withResponse('pending'),
  'wrong password': withResponse({ status: 401, json: { error: 'E-mail ou senha incorretos.' } }),
  'server error': withResponse(broken),
  'no connection': withResponse('offline'),
  'asks for the code': atCode(),
  'sending the code': atCode('pending'),
  'wrong code': atCode({ status: 401, json: { codigo: 'codigo_incorreto' } }),
  'too many wrong codes': atCode({ status: 429, json: {} }),
  'no connection for the code': atCode('offline'),
  'the ticket has expired': atCode({ status: 401, json: { codigo: 'ticket_invalido' } }),
};
