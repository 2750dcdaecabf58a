import { screen, waitFor } from '@testing-library/react';
import { accountSession, links, rejectedAs } from '../testing/account';
import { stubNetwork } from '../testing/network';
import { withNewClient } from '../testing/new-client';
import { ana, bia, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import ProfilePage from './ProfilePage';

type Responses = Parameters<typeof stubNetwork>[0];
const profile = { ...bia, idioma: 'pt', foto: null };
const confirmed = links.reset.replace('passwordReset', 'emailConfirmChange');
const done = { json: { mensagem: '' } };
const changeEmail = 'POST /v1/auth/user/email/change';

function open(responses: Responses = {}, { query = '', person = bia as typeof bia | null } = {}) {
  if (person) signIn(person);
  const network = stubNetwork({
    ...accountSession,
    'GET /perfil': { json: profile },
    'GET /perfil/sessoes': { json: [] },
    ...responses,
  });
  const path = `/perfil${query && `?${query}`}`;
  return { network, ...renderScreen(<ProfilePage />, { path, settings: withNewClient() }) };
}

const storedUser = () => JSON.parse(localStorage.getItem('usuario') ?? '{}') as object;

test('shows what only an administrator changes', async () => {
  open({ 'GET /perfil': { json: { ...profile, nome: '<b>Bia</b>', site_nome: null, site_slug: null } } });
  expect(await screen.findByLabelText('Nome')).toHaveValue('<b>Bia</b>');
  expect(screen.getByText('Cliente')).toBeInTheDocument();
  expect(screen.getByText('não informado')).toBeInTheDocument();
  expect(screen.getByText(/Peça a correção a um administrador/)).toBeInTheDocument();
});

test('sends administrators to the form where they correct it themselves', async () => {
  open({ 'GET /perfil': { json: { ...ana, idioma: 'pt', foto: null } } }, { person: ana });
  expect(await screen.findByRole('link', { name: 'Corrigir tipo ou site' })).toHaveAttribute(
    'href',
    '/admin/editar-usuario/1',
  );
  expect(screen.queryByText(/Peça a correção/)).not.toBeInTheDocument();
});

test('is the current tab', async () => {
  open();
  expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Perfil');
});

test('reports a profile that failed to load, and retries', async () => {
  const { network, user } = open({ 'GET /perfil': 'offline' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.');
  network.respond('GET /perfil', { json: profile });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByLabelText('Nome')).toHaveValue('Bia');
});

test('ends a session that the server rejects', async () => {
  open({ 'GET /perfil': { status: 401 } });
  await waitFor(() => expect(here()).toBe('/login?next=%2Fperfil'));
});

describe('name and language', () => {
  async function save(response: Responses[string], name = 'Bia Prado') {
    const page = open({ 'PUT /perfil': response });
    const field = await screen.findByLabelText('Nome');
    await page.user.clear(field);
    if (name) await page.user.type(field, name);
    await page.user.selectOptions(screen.getByLabelText('Idioma das mensagens'), 'es');
    await page.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return page;
  }

  test('are saved, and the header shows the new name', async () => {
    const { network } = await save(done);
    expect(await screen.findByText('Perfil salvo.')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Perfil salvo.');
    expect(network.callsOf('PUT /perfil').map(({ body }) => body)).toEqual([{ nome: 'Bia Prado', idioma: 'es' }]);
    expect(storedUser()).toMatchObject({ nome: 'Bia Prado', email: bia.email });
  });

  test.each([
    ['without a connection', 'offline', 'Erro de conexão com o servidor.'],
    ['with a fault', { status: 500, json: {} }, 'Erro ao salvar o perfil.'],
  ] as const)('report a save %s, and keep what was typed', async (_name, response, message) => {
    await save(response);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Nome')).toHaveValue('Bia Prado');
  });

  test('need a name', async () => {
    const { network } = await save(done, '');
    expect(await screen.findByText('Informe o nome.')).toBeInTheDocument();
    expect(network.callsOf('PUT /perfil')).toEqual([]);
  });

  test('ask before they are lost', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Nome'), ' P');
    await user.click(screen.getByRole('link', { name: 'Senha' }));
    expect(screen.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeInTheDocument();
    expect(here()).toBe('/perfil');
  });

  test('lead to the login when the session ended meanwhile', async () => {
    await save({ status: 401, json: {} });
    await waitFor(() => expect(here()).toBe('/login?next=%2Fperfil'));
  });
});

describe('a new e-mail', () => {
  async function change(response: Responses[string], email = 'Nova@ponte.example') {
    const page = open({ [changeEmail]: response });
    await page.user.type(await screen.findByLabelText('Novo e-mail'), email);
    await page.user.keyboard('{Enter}');
    return page;
  }

  test('is confirmed by a mail', async () => {
    const { network } = await change({ json: 'OK' });
    expect(await screen.findByText(/^Enviamos um link para nova@ponte.example/)).toBeInTheDocument();
    const options = { redirectTo: 'http://localhost/perfil' };
    expect(network.callsOf(changeEmail).map(({ body }) => body)).toEqual([{ newEmail: 'nova@ponte.example', options }]);
    expect(screen.getByLabelText('Novo e-mail')).toHaveValue('');
  });

  test.each([
    ['that another account has', rejectedAs('email-already-in-use', 409), 'Este e-mail já está cadastrado.'],
    [
      'too often',
      rejectedAs('too-many-requests', 429),
      'Muitos pedidos em pouco tempo. Aguarde um pouco e tente de novo.',
    ],
    ['without a connection', 'offline', 'Erro de conexão com o servidor.'],
  ] as const)('reports an address %s', async (_name, response, message) => {
    await change(response);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Novo e-mail')).toHaveValue('Nova@ponte.example');
  });

  test.each([
    ['bia', 'Informe um e-mail completo, como ana@exemplo.com.'],
    ['bia@ponte.example', 'Este e-mail já está cadastrado.'],
  ])('is not requested for %s', async (email, message) => {
    const { network } = await change({}, email);
    expect(screen.getByLabelText('Novo e-mail')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(network.callsOf(changeEmail)).toEqual([]);
  });

  test('leads to the login when the session ended meanwhile', async () => {
    await change(rejectedAs('unauthorized'));
    await waitFor(() => expect(here()).toBe('/login?next=%2Fperfil'));
  });
});

describe('the link that confirms an e-mail', () => {
  const login = { token: 'a-new-token', usuario: { id: 2, email: bia.email, nome: 'Bia' } };

  test('keeps the session of this browser, and ends its own', async () => {
    const { network } = open({}, { query: confirmed });
    expect(await screen.findByText('O e-mail bia@ponte.example foi confirmado.')).toBeInTheDocument();
    expect(network.callsOf('POST /v1/auth/signout')).toHaveLength(1);
    expect(localStorage.getItem('token')).toBe('token-of-the-test');
    expect(here()).toBe('/perfil');
  });

  test('signs in without a session', async () => {
    open({ 'POST /sessao': { json: login } }, { query: confirmed, person: null });
    expect(await screen.findByText('O e-mail bia@ponte.example foi confirmado.')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('a-new-token');
    expect(here()).toBe('/perfil');
  });

  test('leads to the login where it may not sign in', async () => {
    const rejected = { status: 403, json: { codigo: 'segundo_fator' } };
    open({ 'POST /sessao': rejected }, { query: confirmed, person: null });
    expect(await screen.findByText(/^O e-mail bia@ponte.example foi confirmado. Entre/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  });

  test('says when it was used before', async () => {
    open({}, { query: links.used });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Este link já foi usado ou venceu\./);
    expect(await screen.findByLabelText('Novo e-mail')).toBeInTheDocument();
  });

  test('leads to the login and back when it was used before and there is no session', async () => {
    open({}, { query: links.used, person: null });
    expect(await screen.findByRole('alert')).toHaveTextContent(/entre e peça um novo\.$/);
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login?next=%2Fperfil');
  });

  test('says when the address belongs to another account by now', async () => {
    open({}, { query: links.used.replace('invalid-ticket', 'email-already-in-use') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Este e-mail já está cadastrado.');
  });
});
