import { act, screen, waitFor } from '@testing-library/react';
import { ana, bia, createToken, signIn } from '../testing/people';
import { stubNetwork, type StubResponse } from '../testing/network';
import { noMethods } from '../testing/security';
import { here, renderScreen } from '../testing/render';
import LoginPage from './LoginPage';

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const loggedIn = (usuario: object = ana): StubResponse => ({ json: { token: createToken(inAnHour), usuario } });
const methods = { 'GET /users/login/methods': { json: noMethods } };
const call = 'POST /users/login';
const email = () => screen.findByLabelText('E-mail');
const password = () => screen.findByLabelText('Senha');

async function logIn(response: StubResponse | 'offline' | 'pending', path = '/login') {
  const network = stubNetwork({ ...methods, [call]: response });
  const { user } = renderScreen(<LoginPage />, { path });
  await user.type(await email(), '  ANA@ponte.example ');
  await user.type(await password(), 'segredo');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  return { user, network };
}

test('sends an admin to the admin area, and stores the four keys', async () => {
  const { network } = await logIn(loggedIn());
  await waitFor(() => expect(here()).toBe('/admin'));
  expect(network.callsOf(call)[0]).toMatchObject({ body: { email: 'ana@ponte.example', senha: 'segredo' } });
  expect(network.callsOf(call)[0]?.headers).toMatchObject({ 'accept-language': 'pt-BR' });
  expect(JSON.parse(localStorage.getItem('usuario') ?? '')).toMatchObject({ id: 1, email: 'ana@ponte.example' });
  expect(localStorage.getItem('token')).toBe(createToken(inAnHour));
  expect(JSON.parse(localStorage.getItem('session') ?? '')).toEqual({
    expiresAt: new Date(inAnHour * 1000).toISOString(),
  });
  expect(localStorage.getItem('auth')).not.toBeNull();
});

test('sends an admin back to the page that required the login', async () => {
  await logIn(loggedIn(), '/login?next=%2Fadmin%2Fauditoria%3Facao%3Dlogin');
  await waitFor(() => expect(here()).toBe('/admin/auditoria?acao=login'));
});

test('sends a user without the role to their profile', async () => {
  await logIn(loggedIn(bia), '/login?next=%2Fadmin');
  await waitFor(() => expect(here()).toBe('/perfil'));
});

test('redirects a signed-in user', async () => {
  stubNetwork(methods);
  signIn(ana);
  renderScreen(<LoginPage />, { path: '/login' });
  await waitFor(() => expect(here()).toBe('/admin'));
});

test('shows progress on the button, and ignores a second click', async () => {
  const { user, network } = await logIn('pending');
  const busy = await screen.findByRole('button', { name: 'Entrando...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.dblClick(busy);
  await user.type(await password(), '{Enter}');
  expect(network.callsOf(call)).toHaveLength(1);
});

test('reports empty fields without a request, and focuses the first', async () => {
  const network = stubNetwork(methods);
  const { user } = renderScreen(<LoginPage />, { path: '/login' });
  await user.click(await screen.findByRole('button', { name: 'Entrar' }));
  expect(await email()).toHaveFocus();
  expect(await email()).toHaveAccessibleDescription('Informe o e-mail.');
  expect(await password()).toHaveAccessibleDescription('Informe a senha.');
  expect(network.callsOf(call)).toHaveLength(0);

  await user.type(await email(), 'ana');
  expect(await email()).not.toHaveAttribute('aria-invalid');
  await user.type(await password(), 'segredo{Enter}');
  expect(await email()).toHaveAccessibleDescription('Informe um e-mail completo, como ana@exemplo.com.');
  expect(network.callsOf(call)).toHaveLength(0);
});

test.each<[string, StubResponse | 'offline', string]>([
  ['a wrong password', { status: 401, json: { error: 'E-mail ou senha incorretos.' } }, 'E-mail ou senha incorretos.'],
  ['an error with both texts', { status: 400, json: { error: 'primeiro', mensagem: 'segundo' } }, 'primeiro'],
  ['an error with mensagem alone', { status: 500, json: { mensagem: 'Volte mais tarde.' } }, 'Volte mais tarde.'],
  ['an error without a message', { status: 500, json: {} }, 'Erro no login'],
  ['a success without a token', { json: { usuario: ana } }, 'Erro no login'],
  ['a success without a user', { json: { token: 'x' } }, 'Erro no login'],
  ['a page instead of JSON', { text: '<!doctype html><p>proxy</p>' }, 'Erro no login'],
  ['no connection', 'offline', 'Erro de conexão com o servidor'],
])('reports %s, stores nothing and keeps the input', async (_, response, message) => {
  await logIn(response);
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`));
  expect(localStorage).toHaveLength(0);
  expect(await password()).toHaveValue('segredo');
  expect(here()).toBe('/login');
  expect(screen.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-disabled', 'false');
});

test('removes the error on the next try', async () => {
  const { user, network } = await logIn({ status: 401, json: { error: 'Não.' } });
  await screen.findByRole('alert');
  network.respond(call, 'pending');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('ignores a response after unmount', async () => {
  const network = stubNetwork({ ...methods, [call]: 'pending' });
  const { user, unmount } = renderScreen(<LoginPage />, { path: '/login' });
  await user.type(await email(), 'ana@ponte.example');
  await user.type(await password(), 'segredo{Enter}');
  unmount();
  network.respond(call, loggedIn());
  await act(async () => network.release());
  expect(localStorage).toHaveLength(0);
});

test('accepts a pasted password, and shows it', async () => {
  stubNetwork(methods);
  const { user } = renderScreen(<LoginPage />, { path: '/login' });
  await user.click(await password());
  await user.paste('colada');
  expect(await password()).toHaveValue('colada');
  expect(await password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(await password()).toHaveAttribute('type', 'text');
  expect(await password()).toHaveAttribute('autocomplete', 'current-password');
});

test('explains that the session has ended', async () => {
  stubNetwork(methods);
  renderScreen(<LoginPage />, { path: '/login', state: { sessionEnded: true } });
  expect(await screen.findByRole('status')).toHaveTextContent('Sua sessão terminou. Entre de novo para continuar.');
});
