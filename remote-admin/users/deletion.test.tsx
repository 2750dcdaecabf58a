import { screen, waitFor, within } from '@testing-library/react';
import { stubNetwork } from '../testing/network';
import { ana, bia, createPeople, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import UsersPage from './UsersPage';

type Stub = Parameters<typeof stubNetwork>[0][string];

async function askToDelete(response: Stub, users = [ana, bia], path = '/admin', name = 'bia@ponte.example') {
  signIn(ana);
  const network = stubNetwork({ 'GET /usuarios': { json: users }, 'DELETE /usuarios/2': response });
  const { user } = renderScreen(<UsersPage />, { path });
  await user.click(await screen.findByRole('button', { name: `Excluir ${name}` }));
  return { user, network, deletions: () => network.callsOf('DELETE /usuarios/2').length };
}

const confirm = () => screen.getByRole('button', { name: 'Excluir' });

test('names the user in the dialog, and focuses Cancel', async () => {
  await askToDelete('pending');
  expect(screen.getByRole('dialog', { name: 'Excluir Bia?' })).toHaveTextContent(
    'bia@ponte.exampleO acesso de Bia termina na hora.',
  );
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
});

test('leaves no empty line for a user without an e-mail', async () => {
  await askToDelete('pending', [ana, { ...bia, email: '' }], '/admin', 'Bia');
  const lines = within(screen.getByRole('dialog')).getAllByRole('paragraph');
  expect(lines.map((line) => line.textContent)).toEqual(['O acesso de Bia termina na hora. Não é possível desfazer.']);
});

test('clears a search that only the deleted user matched', async () => {
  const { user } = await askToDelete({ json: {} }, [ana, bia], '/admin?q=bia');
  await user.click(confirm());
  expect(await screen.findByText('ana@ponte.example')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('sends nothing on Cancel', async () => {
  const { user, deletions } = await askToDelete('pending');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(deletions()).toBe(0);
});

test.each([
  ["the server's message", { json: { mensagem: 'Pessoa removida.' } }, 'Pessoa removida.'],
  ['its own message when the server sends none', { json: {} }, 'Usuário excluído.'],
])('removes the row and reports success with %s', async (_, response, message) => {
  const { user, network } = await askToDelete(response);
  await user.click(confirm());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByText('bia@ponte.example')).not.toBeInTheDocument();
  expect(network.callsOf('GET /usuarios')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(message));
});

test('ignores a second click while it deletes', async () => {
  const { user, deletions } = await askToDelete('pending');
  await user.click(confirm());
  await user.dblClick(await screen.findByRole('button', { name: 'Excluindo...' }));
  expect(deletions()).toBe(1);
});

test.each([
  [
    "the server's message",
    { status: 409, json: { error: 'Este é o último administrador.' } },
    'Este é o último administrador.',
  ],
  ['its own message when there is none', { status: 500, json: {} }, 'Erro ao excluir usuário.'],
  ['a missing connection', 'offline', 'Erro de conexão com o servidor.'],
  ['a 404 that is not from the API', { status: 404, text: '<html>' }, 'Erro ao excluir usuário.'],
] as const)('reports a failed deletion with %s in the dialog, and deletes on a retry', async (_, response, message) => {
  const { user, network } = await askToDelete(response);
  await user.click(confirm());
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(confirm()).toHaveFocus();
  network.respond('DELETE /usuarios/2', { json: {} });
  await user.click(confirm());
  expect(await screen.findByText('Usuário excluído.')).toHaveTextContent('Usuário excluído. Bia');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keeps the row when a failed deletion is cancelled, and forgets the failure', async () => {
  const { user } = await askToDelete({ status: 500, json: {} });
  await user.click(confirm());
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Excluir bia@ponte.example' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('explains why users cannot delete themselves', async () => {
  await askToDelete('pending', [ana, bia], '/admin', 'ana@ponte.example');
  const own = screen.getByRole('button', { name: 'Excluir ana@ponte.example' });
  expect(own).toHaveAttribute('aria-disabled', 'true');
  expect(own).toHaveAccessibleDescription('Você não pode se excluir');
  const other = screen.getByRole('button', { name: 'Excluir bia@ponte.example' });
  expect(other).toHaveAttribute('aria-disabled', 'false');
  expect(other).not.toHaveAccessibleDescription();
  expect(screen.getAllByText('Você não pode se excluir')).toHaveLength(1);
  expect(await screen.findByRole('alert')).toHaveTextContent('Você não pode excluir seu próprio usuário.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([401, 403])('ends the session when a deletion is rejected with %i', async (status) => {
  const { user } = await askToDelete({ status });
  await user.click(confirm());
  await waitFor(() => expect(here()).toBe('/login?next=%2Fadmin'));
  expect(localStorage).toHaveLength(0);
});

test('shows the previous page when the last row of the last page is deleted', async () => {
  const { user } = await askToDelete({ json: {} }, [...createPeople(10), bia], '/admin?page=2');
  await user.click(confirm());
  expect(await screen.findByText('10 usuários')).toBeInTheDocument();
  expect(screen.getByText('pessoa10@ponte.example')).toBeInTheDocument();
});

test('removes a user who was deleted already, with a message', async () => {
  const { user, network } = await askToDelete({ status: 404, json: { error: 'Usuário não encontrado.' } });
  await user.click(confirm());
  expect(await screen.findByText('Este usuário já tinha sido excluído.')).toBeInTheDocument();
  expect(screen.queryByText('bia@ponte.example')).not.toBeInTheDocument();
  expect(screen.getByText('1 usuário')).toBeInTheDocument();
  expect(network.callsOf('GET /usuarios')).toHaveLength(1);
});

test.each([
  ['success', { json: { mensagem: 'Usuário excluído.' } }, 'Usuário excluído.', 'User deleted.'],
  ['failure', { status: 409, json: { error: 'É o último.' } }, 'É o último.', 'Could not delete the user.'],
])('translates the report of %s when the language changes', async (_, response, before, after) => {
  const { user } = await askToDelete(response);
  await user.click(confirm());
  expect(await screen.findByText(before)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'EN – English' }));
  expect(await screen.findByText(after)).toBeInTheDocument();
  expect(screen.queryByText(before)).not.toBeInTheDocument();
});
