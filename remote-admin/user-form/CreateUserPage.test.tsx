import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { stubNetwork } from '../testing/network';
import { ana, roles, signIn, sites } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import CreateUserPage from './CreateUserPage';

type Stub = Parameters<typeof stubNetwork>[0][string];

async function openForm(response: Stub = { status: 201, json: { id: 3 } }) {
  signIn(ana);
  const network = stubNetwork({
    'GET /roles': { json: roles },
    'GET /sites': { json: sites },
    'POST /usuarios': response,
  });
  const { user } = renderScreen(<CreateUserPage />, { path: '/admin/cadastro-usuario' });
  await screen.findByLabelText('Nome');
  return { user, network, creations: () => network.callsOf('POST /usuarios') };
}

const typed = { Nome: ' Caio ', 'E-mail': 'Caio@Ponte.example', Senha: 'segredo', Tipo: 'Cliente', Site: 'Bluebox' };

async function fill(user: UserEvent, changes: Partial<typeof typed> = {}) {
  const { Tipo, Site, ...fields } = { ...typed, ...changes };
  for (const [label, value] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(label));
    if (value) await user.type(screen.getByLabelText(label), value);
  }
  await user.selectOptions(screen.getByLabelText('Tipo'), Tipo);
  await user.selectOptions(screen.getByLabelText('Site'), Site);
}

const submit = () => screen.getByRole('button', { name: 'Cadastrar' });

test('sends a user in the shape of the contract, then goes to the list, which reports it', async () => {
  const { user, creations } = await openForm();
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(here()).toBe('/admin'));
  expect(window.history.state).toMatchObject({ usr: { saved: 'create', person: 'Caio · caio@ponte.example' } });
  expect(creations()[0]?.body).toEqual({
    nome: 'Caio',
    email: 'caio@ponte.example',
    senha: 'segredo',
    role_id: 2,
    site_slug: 'bluebox',
  });
});

test('sends nothing again while the list loads', async () => {
  const { user, creations } = await openForm();
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(here()).toBe('/admin'));
  const busy = screen.getByRole('button', { name: 'Cadastrando...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  expect(creations()).toHaveLength(1);
});

test.each([
  ['Nome', 'Informe o nome.'],
  ['E-mail', 'Informe o e-mail.'],
  ['Senha', 'Informe a senha.'],
  ['Tipo', 'Escolha o tipo.'],
  ['Site', 'Escolha o site.'],
])('reports a missing %s at the field, without a request', async (label, message) => {
  const { user, creations } = await openForm();
  await fill(user, { [label]: '' });
  await user.click(submit());
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(creations()).toHaveLength(0);
});

test('reports every field of an empty form, and focuses the first', async () => {
  const { user } = await openForm();
  await user.click(submit());
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(5);
});

test('rejects a password of five characters and accepts six', async () => {
  const { user, creations } = await openForm();
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Mínimo de 6 caracteres.');
  await fill(user, { Senha: '12345' });
  await user.click(submit());
  expect(screen.getByText('A senha deve ter pelo menos 6 caracteres.')).toBeInTheDocument();
  expect(creations()).toHaveLength(0);
  await user.type(screen.getByLabelText('Senha'), '6');
  expect(screen.queryByText('A senha deve ter pelo menos 6 caracteres.')).not.toBeInTheDocument();
  await user.click(submit());
  expect(creations()).toHaveLength(1);
});

test('shows progress on the button, and ignores a second click', async () => {
  const { user, creations } = await openForm('pending');
  await fill(user);
  await user.dblClick(submit());
  const busy = await screen.findByRole('button', { name: 'Cadastrando...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText('Nome'), '{Enter}');
  expect(creations()).toHaveLength(1);
});

test.each([
  ['its error message', { status: 409, json: { error: 'Já existe.' } }, ['Já existe.']],
  ['several messages', { status: 400, json: { errors: [{ msg: 'Um.' }, { msg: 'Dois.' }] } }, ['Um.', 'Dois.']],
  ['no message', { status: 500, json: {} }, ['Erro ao cadastrar usuário']],
  ['no connection', 'offline', ['Erro de conexão com o servidor']],
] as const)('reports a rejection with %s, and keeps the input', async (_, response, lines) => {
  const { user } = await openForm(response as Stub);
  await fill(user);
  await user.click(submit());
  const alert = await screen.findByRole('alert');
  const items = [...alert.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items.length > 0 ? items : [alert.textContent]).toEqual(lines);
  expect(screen.getByLabelText('Senha')).toHaveValue('segredo');
  expect(screen.getByLabelText('Tipo')).toHaveValue('2');
  expect(submit()).toHaveAttribute('aria-disabled', 'false');
});

test('attaches the message about a taken e-mail to its field, which keeps what was typed', async () => {
  const { user, creations } = await openForm({
    status: 409,
    json: { errors: [{ msg: 'Já cadastrado.' }] },
  });
  await fill(user);
  await user.click(submit());
  const email = screen.getByLabelText('E-mail');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Já cadastrado.'));
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  expect(email).toHaveValue('Caio@Ponte.example');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(email, '.br');
  expect(email).toBeValid();
  expect(screen.queryByText('Já cadastrado.')).not.toBeInTheDocument();
  await user.click(submit());
  expect(creations().at(-1)?.body).toMatchObject({ email: 'caio@ponte.example.br' });
});

test('ends a session that the server rejects', async () => {
  const { user } = await openForm({ status: 401, json: { error: 'não' } });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(here()).toBe('/login?next=%2Fadmin%2Fcadastro-usuario'));
  expect(localStorage).toHaveLength(0);
});

test('offers a retry instead of the form when roles or sites fail to load', async () => {
  signIn(ana);
  const network = stubNetwork({ 'GET /roles': { status: 500, json: {} }, 'GET /sites': { json: sites } });
  const { user } = renderScreen(<CreateUserPage />, { path: '/admin/cadastro-usuario' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar dados.');
  expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument();
  network.respond('GET /roles', { json: roles });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByLabelText('Nome')).toBeInTheDocument();
});

test('ends the session once when two calls are rejected', async () => {
  signIn(ana);
  stubNetwork({ 'GET /roles': { status: 401 }, 'GET /sites': { status: 401 } });
  const before = window.history.length;
  renderScreen(<CreateUserPage />, { path: '/admin/cadastro-usuario' });
  await waitFor(() => expect(here()).toBe('/login?next=%2Fadmin%2Fcadastro-usuario'));
  expect(window.history.length).toBe(before + 1);
});
