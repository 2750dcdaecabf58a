import type { Stories, User } from '@ponte/kit/ui/stories';
import { stubApi, broken } from '../testing/stories';
import { Login } from './LoginPage';

const call = 'POST /users/login';

async function logIn(user: User) {
  await user.type('[name=email]', 'ana@ponte.example');
  await user.type('[name=senha]', 'ponte-123');
  await user.click('[type=submit]');
}

const withResponse = (response: Parameters<typeof stubApi>[0][string]) => ({
  render: () => <Login />,
  window: 620,
  before: () => stubApi({ [call]: response }),
  play: logIn,
});

const code = 'POST /users/login/mfa';
const needsCode = { status: 401, json: { codigo: 'segundo_fator', ticket: 'mfaTotp:1' } };

/** The step after the password; with a response, a code has been sent. */
const atCode = (response?: Parameters<typeof stubApi>[0][string]) => ({
  render: () => <Login />,
  window: 620,
  before: () => stubApi({ [call]: needsCode, ...(response && { [code]: response }) }),
  async play(user: User) {
    await logIn(user);
    if (!response) return;
    await user.type('[name=otp]', '123456');
    await user.click('[type=submit]');
  },
});

export const stories: Stories = {
  empty: <Login />,
  'submitted empty': { render: () => <Login />, window: 620, play: (user) => user.click('[type=submit]') },
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
