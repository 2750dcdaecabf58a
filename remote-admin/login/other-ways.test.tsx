import { act, screen, waitFor } from '@testing-library/react';
import { accountSession, links, rejectedAs } from '../testing/account';
import { withNewClient } from '../testing/new-client';
import { stubNetwork, type StubResponse } from '../testing/network';
import { ana, bia, createToken, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import { everyMethod, noMethods } from '../testing/security';
import LoginPage from './LoginPage';

type Responses = Parameters<typeof stubNetwork>[0];
const methods = 'GET /users/login/methods';
const link = 'POST /v1/auth/signin/passwordless/email';
const startKey = 'POST /v1/auth/signin/webauthn';
const enter = 'POST /sessao';
const token = createToken(Date.parse('2999-01-01') / 1000);
const entered: StubResponse = { json: { token, usuario: ana } };
const [byKey, byLink] = ['Entrar com chave de segurança', 'Receber um link por e-mail'];

function open(responses: Responses, query = '') {
  const network = stubNetwork({ [methods]: { json: everyMethod }, ...accountSession, ...responses });
  const page = renderScreen(<LoginPage />, { path: `/login${query && `?${query}`}`, settings: withNewClient() });
  return { network, ...page };
}

/** A browser with a key that does this. */
function withKey(get: () => Promise<unknown>): void {
  Object.defineProperty(window, 'PublicKeyCredential', { value: function Credential() {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('offers what the owner has turned on and the browser can do, and calls nothing before a press', async () => {
  withKey(() => Promise.reject(new Error('unused')));
  const { network, unmount } = open({});
  await screen.findByRole('region', { name: 'Outras formas de entrar' });
  expect(buttons()).toEqual(['Mostrar', 'Entrar', byKey, byLink, 'Entrar com GitHub', 'Entrar com Google']);
  expect(network.sent.map(({ call }) => call)).toEqual([methods]);
  unmount();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  open({});
  await screen.findByRole('region', { name: 'Outras formas de entrar' });
  expect(buttons()).not.toContain(byKey);
});

test.each([
  ['the owner has turned nothing on', { json: noMethods }],
  ['an older server does not know the call', { status: 404, json: {} }],
  ['there is no response', 'offline'],
] as const)('offers the password alone when %s', async (_name, response) => {
  const { network } = open({ [methods]: response });
  await screen.findByRole('button', { name: 'Entrar' });
  await waitFor(() => expect(network.callsOf(methods)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Outras formas de entrar' })).not.toBeInTheDocument();
});

test('sends a link to the address that was typed, and says so', async () => {
  const { network, user } = open({ [link]: { json: 'OK' } });
  await user.type(await screen.findByLabelText('E-mail'), ' ana@ponte.example ');
  await user.click(await screen.findByRole('button', { name: byLink }));
  expect(await screen.findByText('Enviamos um link para ana@ponte.example. Abra-o neste navegador.')).toBeVisible();
  expect(network.callsOf(link).map(({ body }) => body)).toEqual([
    { email: 'ana@ponte.example', options: { redirectTo: 'http://localhost/login' } },
  ]);
});

test('asks for the address where the link needs one', async () => {
  const { network, user } = open({});
  await user.click(await screen.findByRole('button', { name: byLink }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Informe um e-mail completo, como ana@exemplo.com.');
  expect(network.callsOf(link)).toHaveLength(0);
});

test.each([
  ['too many links', rejectedAs('too-many-requests', 429), /^Muitos pedidos/],
  ['no connection', 'offline', 'Erro de conexão com o servidor.'],
] as const)('reports %s', async (_name, response, message) => {
  const { user } = open({ [link]: response });
  await user.type(await screen.findByLabelText('E-mail'), 'ana@ponte.example');
  await user.click(await screen.findByRole('button', { name: byLink }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('explains a key that was not confirmed, and leaves the password', async () => {
  withKey(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { user } = open({ [startKey]: { json: { challenge: 'AAAA', rpId: 'localhost' } } });
  await user.click(await screen.findByRole('button', { name: byKey }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nenhuma chave foi confirmada.');
  expect(screen.getByRole('button', { name: byKey })).toHaveAttribute('aria-disabled', 'false');
});

test('waits for one way at a time', async () => {
  withKey(() => new Promise(() => {}));
  const { network, user } = open({ [startKey]: { json: { challenge: 'AAAA', rpId: 'localhost' } } });
  await user.click(await screen.findByRole('button', { name: byKey }));
  await user.click(await screen.findByRole('button', { name: 'Aguardando...' }));
  await user.click(screen.getByRole('button', { name: byLink }));
  await waitFor(() => expect(network.callsOf(startKey)).toHaveLength(1));
  expect(network.callsOf(link)).toHaveLength(0);
});

test('signs in who comes back by a link', async () => {
  const { network } = open({ [enter]: entered }, links.signIn);
  await waitFor(() => expect(here()).toBe('/admin'));
  expect(localStorage.getItem('token')).toBe(token);
  expect(network.callsOf(enter)).toHaveLength(1);
});

test.each([
  ['of a user without an account here', 'sem_cadastro', 'Esta conta não tem cadastro neste site.'],
  ['of an account with a second factor', 'segundo_fator', 'Entre com a senha e o código.'],
])('explains why a link %s does not sign in', async (_name, codigo, error) => {
  const { network } = open({ [enter]: { status: 403, json: { codigo, error } } }, links.signIn);
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(network.callsOf('POST /v1/auth/signout')).toHaveLength(1);
  expect(localStorage.getItem('token')).toBeNull();
});

const expired = 'Este link já foi usado ou venceu. Peça um novo por e-mail ou entre com a senha.';
const restore = 'POST /v1/auth/token';

test.each([
  ['was used', links.used, {}],
  ['has a session that has ended', links.signIn, { [restore]: rejectedAs('invalid-refresh-token') }],
  ['says nothing about the account', links.used.replace('ticket', 'request'), {}],
])('says that a link expired which %s, and offers a new one', async (_name, query, responses) => {
  const { network, user } = open({ [link]: { json: 'OK' }, ...responses }, query);
  expect(await screen.findByRole('alert')).toHaveTextContent(expired);
  await user.type(screen.getByLabelText('E-mail'), 'ana@ponte.example');
  await user.click(await screen.findByRole('button', { name: byLink }));
  expect(await screen.findByText(/^Enviamos um link/)).toBeVisible();
  expect(network.callsOf(link)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Pedir um novo link' })).not.toBeInTheDocument();
});

test('offers a link for a new password where the owner has no links to sign in', async () => {
  open({ [methods]: { json: noMethods } }, links.used);
  expect(await screen.findByRole('alert')).toHaveTextContent(expired);
  expect(screen.getByRole('link', { name: 'Pedir um novo link' })).toHaveAttribute('href', '/esqueci-senha');
});

test('says what a provider did wrong', async () => {
  open({}, 'error=oauth-provider-error&errorDescription=Provider+returned+an+error&provider_error=access_denied');
  expect(await screen.findByRole('alert')).toHaveTextContent('O outro serviço não confirmou quem você é.');
});

test('keeps the session of who signed in meanwhile, whatever a link says', async () => {
  const { network } = open({ [restore]: 'pending', [enter]: entered }, links.signIn);
  await waitFor(() => expect(network.callsOf(restore)).toHaveLength(1));
  act(() => signIn(bia));
  network.respond(restore, accountSession[restore] ?? 'offline');
  await act(async () => network.release());
  await waitFor(() => expect(network.callsOf('POST /v1/auth/signout')).toHaveLength(1));
  expect(network.callsOf(enter)).toHaveLength(0);
  expect(localStorage.getItem('token')).toBe('token-of-the-test');
});
