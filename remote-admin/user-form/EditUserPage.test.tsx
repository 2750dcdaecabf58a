import { screen, waitFor } from '@testing-library/react';
import { stubNetwork } from '../testing/network';
import { ana, bia, roles, signIn, sites } from '../testing/people';
import { readSession } from '@ponte/kit';
import { here, renderScreen } from '../testing/render';
import EditUserPage from './EditUserPage';

type Stub = Parameters<typeof stubNetwork>[0][string];

function openEdit(response: Stub = { json: { id: 2 } }, id = '2', state?: object) {
  signIn(ana);
  const network = stubNetwork({
    'GET /usuarios': { json: [ana, bia] },
    'GET /roles': { json: roles },
    'GET /sites': { json: sites },
    [`PUT /usuarios/${id}`]: response,
  });
  const { user } = renderScreen(<EditUserPage routeId="editUser" params={{ id }} />, {
    path: `/admin/editar-usuario/${id}`,
    ...(state && { state }),
  });
  return { user, network, edits: () => network.callsOf(`PUT /usuarios/${id}`) };
}

const nome = () => screen.findByLabelText('Nome');
const password = () => screen.getByLabelText('Nova senha (opcional)');
const save = () => screen.getByRole('button', { name: 'Salvar' });

test('fills the form from the list, and sends no blank password', async () => {
  const { user, edits } = openEdit();
  expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument();
  expect(await nome()).toHaveValue('Bia');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Editar Bia$/);
  expect(screen.getByLabelText('E-mail')).toHaveValue('bia@ponte.example');
  expect(screen.getByLabelText('Tipo')).toHaveDisplayValue('Cliente');
  expect(screen.getByLabelText('Site')).toHaveDisplayValue('Bluebox');
  expect(password()).toHaveValue('');
  await user.type(await nome(), 'nca');
  await user.click(save());
  await waitFor(() => expect(here()).toBe('/admin'));
  expect(edits()[0]?.body).toEqual({ nome: 'Bianca', email: 'bia@ponte.example', role_id: 2, site_slug: 'bluebox' });
  expect(window.history.state).toMatchObject({ usr: { saved: 'edit', person: 'Bianca · bia@ponte.example' } });
});

test.each([
  ['updates the name in the session for the own record', '1', 'Ana Souza'],
  ['keeps the name in the session for another user', '2', 'Ana'],
])('%s', async (_, id, name) => {
  const { user } = openEdit({ json: { id: Number(id) } }, id);
  await user.type(await nome(), ' Souza');
  await user.click(save());
  await waitFor(() => expect(here()).toBe('/admin'));
  expect(readSession()).toMatchObject({ state: 'signedIn', user: { name } });
});

test('sends a new password', async () => {
  const { user, edits } = openEdit();
  await nome();
  await user.type(password(), 'nova senha');
  await user.click(save());
  expect(edits()[0]?.body).toMatchObject({ senha: 'nova senha' });
});

test.each(['1', '12345'])('reports that a new password of %j is too short, without a request', async (senha) => {
  const { user, edits } = openEdit();
  await nome();
  await user.type(password(), senha);
  await user.tab();
  expect(screen.getByText('A nova senha deve ter pelo menos 6 caracteres.')).toBeInTheDocument();
  await user.click(save());
  expect(password()).toHaveFocus();
  expect(edits()).toHaveLength(0);
});

test('reports an incomplete e-mail when its field is left, and an empty one only with the others', async () => {
  const { user } = openEdit();
  await nome();
  const email = screen.getByLabelText('E-mail');
  await user.clear(email);
  await user.tab();
  expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await user.type(email, 'bia@');
  await user.tab();
  expect(email).toHaveAttribute('aria-invalid', 'true');
});

test('shows progress on the button, and ignores a second click', async () => {
  const { user, edits } = openEdit('pending');
  await nome();
  await user.dblClick(save());
  expect(await screen.findByRole('button', { name: 'Salvando...' })).toHaveAttribute('aria-disabled', 'true');
  expect(edits()).toHaveLength(1);
});

test.each([
  ['a deleted user', { status: 404, json: { error: 'Usuário não encontrado.' } }, 'Usuário não encontrado.'],
  ['a conflict', { status: 409, json: { error: 'É o último administrador.' } }, 'É o último administrador.'],
  ['no message', { status: 500, json: {} }, 'Erro ao editar usuário.'],
  ['no connection', 'offline', 'Erro de conexão ao salvar.'],
] as const)('reports a save that fails with %s', async (_, response, message) => {
  const { user } = openEdit(response as Stub);
  await user.type(await nome(), '!');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`));
  expect(await nome()).toHaveValue('Bia!');
});

test('attaches the message about a taken e-mail to its field, in the page’s language', async () => {
  const { user } = openEdit({ status: 409, json: { errors: [{ msg: 'Já cadastrado.' }] } });
  await user.type(await nome(), '!');
  await user.click(save());
  const email = screen.getByLabelText('E-mail');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Já cadastrado.'));
  expect(email).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'EN – English' }));
  expect(await screen.findByText('This email address is already in use.')).toBeInTheDocument();
});

test.each(['3', 'abc', '-1', '99999999999', '2.0', ''])('reports that no user has the id %j', async (id) => {
  const { user } = openEdit(undefined, id);
  expect(await screen.findByRole('alert')).toHaveTextContent('Usuário não encontrado.');
  await user.click(screen.getByRole('link', { name: 'Voltar para os usuários' }));
  expect(here()).toBe('/admin');
});

test('reports a list that failed to load, and retries', async () => {
  const { user, network } = openEdit();
  network.respond('GET /usuarios', 'offline');
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar dados.');
  network.respond('GET /usuarios', { json: [bia] });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await nome()).toHaveValue('Bia');
});

test('warns users who edit themselves that the session will end', async () => {
  openEdit(undefined, '1');
  expect(await screen.findByText(/trocar o tipo ou a senha encerra a sua sessão/)).toBeInTheDocument();
});

test('goes back to the list with its search and page, by Cancel and after a save', async () => {
  const { user } = openEdit(undefined, '2', { listQuery: '?q=bia&page=2' });
  expect(await screen.findByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/admin?q=bia&page=2');
  await user.click(save());
  await waitFor(() => expect(here()).toBe('/admin?q=bia&page=2'));
});
