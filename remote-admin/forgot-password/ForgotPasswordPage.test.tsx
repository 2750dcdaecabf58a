import { screen, waitFor } from '@testing-library/react';
import { accountSession, links, rejectedAs } from '../testing/account';
import { withNewClient } from '../testing/new-client';
import { stubNetwork } from '../testing/network';
import { bia } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import ForgotPasswordPage from './ForgotPasswordPage';

type Responses = Parameters<typeof stubNetwork>[0];
const reset = 'POST /v1/auth/user/password/reset';
const change = 'POST /v1/auth/user/password';
const enter = 'POST /sessao';
const done = { json: 'OK' };

function open(responses: Responses, query = '', changed: object = {}) {
  const network = stubNetwork({ ...accountSession, ...responses });
  const settings = { ...withNewClient(), ...changed };
  const page = renderScreen(<ForgotPasswordPage />, { path: `/esqueci-senha${query && `?${query}`}`, settings });
  return { network, ...page };
}

async function requestLink(response: Responses[string], email = 'Bia@ponte.example') {
  const page = open({ [reset]: response });
  await page.user.type(await screen.findByLabelText('E-mail'), email);
  await page.user.keyboard('{Enter}');
  return page;
}

test('sends the link, says the same for any address, and sends it again', async () => {
  const { network, user } = await requestLink(done);
  expect(await screen.findByRole('status')).toHaveTextContent(/^Se houver uma conta com bia@ponte.example/);
  expect(document.activeElement).toHaveTextContent(/^Se houver uma conta/);
  const sent = { email: 'bia@ponte.example', options: { redirectTo: 'http://localhost/esqueci-senha' } };
  expect(network.sent.map(({ call, body }) => [call, body])).toEqual([[reset, sent]]);

  await user.click(screen.getByRole('button', { name: 'Enviar de novo' }));
  expect(await screen.findByText(/^Pedido enviado de novo/)).toBeInTheDocument();
  expect(network.callsOf(reset)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Usar outro e-mail' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
});

test.each([
  ['without a connection', 'offline', 'Erro de conexão com o servidor.'],
  [
    'over the limit',
    rejectedAs('too-many-requests', 429),
    'Muitos pedidos em pouco tempo. Aguarde um pouco e tente de novo.',
  ],
  ['with a fault', rejectedAs('internal-server-error', 500), 'Não foi possível enviar o link. Tente de novo.'],
] as const)('reports a request %s, and keeps the address', async (_name, response, message) => {
  await requestLink(response);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('E-mail')).toHaveValue('Bia@ponte.example');
});

test('sends nothing for an address that can have no mail', async () => {
  const { network } = await requestLink(done, 'bia');
  expect(await screen.findByText('Informe um e-mail completo, como ana@exemplo.com.')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(network.sent).toEqual([]);
});

test('names the administrator’s channels, or the contact page when there are none', async () => {
  const { unmount } = open({});
  expect(await screen.findByRole('link', { name: /^Escrever para/ })).toHaveAttribute(
    'href',
    'mailto:ola@ponte.example?subject=Preciso%20de%20uma%20nova%20senha',
  );
  expect(screen.getByRole('link', { name: 'Chamar no WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/15550100200\?text=/),
  );
  expect(screen.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/login');
  unmount();
  open({}, '', { email: undefined, chatNumber: undefined });
  expect(await screen.findByRole('link', { name: 'Ver formas de contato' })).toHaveAttribute('href', '/contato');
});

async function typeNew(responses: Responses, typed = ['segredo', 'segredo']) {
  const page = open({ [change]: done, ...responses }, links.reset);
  await page.user.type(await screen.findByLabelText('Nova senha'), typed[0] ?? '');
  await page.user.type(screen.getByLabelText('Repita a nova senha'), typed[1] ?? '');
  await page.user.keyboard('{Enter}');
  return page;
}

test('sets a new password by the link, and is signed in then', async () => {
  const login = { token: 'a-new-token', usuario: { id: 2, email: bia.email, nome: 'Bia' } };
  const { network } = await typeNew({ [enter]: { json: login } });
  expect(await screen.findByRole('status')).toHaveTextContent('Senha alterada. Você já está na sua conta.');
  expect(here()).toBe('/esqueci-senha');
  expect(localStorage.getItem('token')).toBe('a-new-token');
  expect(screen.getByRole('link', { name: 'Meu perfil' })).toHaveAttribute('href', '/perfil');
  expect(network.sent.map(({ call, body }) => [call, body])).toEqual([
    ['POST /v1/auth/token', { refreshToken: '7f4a8a52-3f6c-4be5-9c2a-14b3a0f9b9f1' }],
    [change, { newPassword: 'segredo' }],
    [enter, undefined],
  ]);
});

test.each([
  [['12345', '12345'], 'Nova senha', 'A senha deve ter pelo menos 6 caracteres.'],
  [['segredo', 'segrede'], 'Repita a nova senha', 'As duas senhas não são iguais.'],
])('does not send %j', async (typed, label, message) => {
  const { network } = await typeNew({}, typed);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(network.callsOf(change)).toEqual([]);
});

test.each([
  ['a second factor', 'segundo_fator', /^Senha alterada\. Sua conta tem um segundo fator/, 0],
  ['no person', 'sem_cadastro', /^Senha alterada\.$/, 1],
])('leads an account with %s to the login', async (_name, codigo, message, alerts) => {
  const { network } = await typeNew({ [enter]: { status: 403, json: { codigo, error: 'Sem cadastro.' } } });
  expect(await screen.findByRole('status')).toHaveTextContent(message);
  expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  await waitFor(() => expect(network.callsOf('POST /v1/auth/signout')).toHaveLength(1));
  expect(localStorage.getItem('token')).toBeNull();
});

test.each([
  ['a link that was used', {}, links.used],
  ['a link whose session has ended', { 'POST /v1/auth/token': rejectedAs('invalid-refresh-token') }, links.reset],
])('offers a new link after %s', async (_name, responses, query) => {
  open(responses, query);
  expect(await screen.findByRole('alert')).toHaveTextContent('Este link já foi usado ou venceu. Peça um novo abaixo.');
  expect(screen.getByLabelText('E-mail')).toBeInTheDocument();
  expect(here()).toBe('/esqueci-senha');
});

test('offers a new link when the session ends before the password is sent', async () => {
  await typeNew({ [change]: rejectedAs('unauthorized') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Este link já foi usado ou venceu.');
});

test.each([
  ['without a connection', 'offline', 'Erro de conexão com o servidor.'],
  [
    'that is too short for the server',
    rejectedAs('password-too-short', 400),
    'Esta senha é curta demais. Use mais caracteres.',
  ],
] as const)('reports a new password %s, and keeps it', async (_name, response, message) => {
  await typeNew({ [change]: response });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Nova senha')).toHaveValue('segredo');
});
