import { screen, waitFor } from '@testing-library/react';
import { stubNetwork } from '../testing/network';
import { ana, bia, createPeople, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import UsersPage from './UsersPage';

type Stub = Parameters<typeof stubNetwork>[0][string];

async function askToDelete(answer: Stub, users = [ana, bia], path = '/admin', name = 'bia@ponte.example') {
  signIn(ana);
  const network = stubNetwork({ 'GET /usuarios': { json: users }, 'DELETE /usuarios/2': answer });
  const { user } = renderScreen(<UsersPage />, { path });
  await user.click(await screen.findByRole('button', { name: `Excluir ${name}` }));
  return { user, network, deletions: () => network.callsOf('DELETE /usuarios/2').length };
}

const confirm = () => screen.getByRole('button', { name: 'Excluir' });

test('the question names the person and its focus is on Cancel', async () => {
  await askToDelete('pending');
  expect(screen.getByRole('dialog', { name: 'Excluir Bia?' })).toHaveTextContent('Bia (bia@ponte.example)');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
});

test('Cancel asks the server nothing', async () => {
  const { user, deletions } = await askToDelete('pending');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(deletions()).toBe(0);
});

test.each([
  ["the server's words", { json: { mensagem: 'Pessoa removida.' } }, 'Pessoa removida.'],
  ['its own words when there are none', { json: {} }, 'Usuário excluído.'],
])('a deletion takes the row away and says so in %s', async (_, answer, message) => {
  const { user, network } = await askToDelete(answer);
  await user.click(confirm());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByText('bia@ponte.example')).not.toBeInTheDocument();
  expect(network.callsOf('GET /usuarios')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(message));
});

test('while it deletes, a second press sends nothing', async () => {
  const { user, deletions } = await askToDelete('pending');
  await user.click(confirm());
  await user.dblClick(await screen.findByRole('button', { name: 'Excluindo...' }));
  expect(deletions()).toBe(1);
});

test.each([
  [
    "the server's error",
    { status: 409, json: { error: 'Este é o último administrador.' } },
    'Este é o último administrador.',
  ],
  ['no words', { status: 500, json: {} }, 'Erro ao excluir usuário.'],
  ['no connection', 'offline', 'Erro de conexão com o servidor.'],
  ['a 404 that is not the server’s', { status: 404, text: '<html>' }, 'Erro ao excluir usuário.'],
] as const)('a deletion that fails with %s is told, and the row stays', async (_, answer, message) => {
  const { user } = await askToDelete(answer);
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`));
  expect(screen.getByText('bia@ponte.example')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the own row does not delete but says why', async () => {
  await askToDelete('pending', [ana, bia], '/admin', 'ana@ponte.example');
  expect(screen.getByRole('button', { name: 'Excluir ana@ponte.example' })).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByRole('alert')).toHaveTextContent('Você não pode excluir seu próprio usuário.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([401, 403])('a deletion refused with %i ends the session', async (status) => {
  const { user } = await askToDelete({ status });
  await user.click(confirm());
  await waitFor(() => expect(here()).toBe('/login?next=%2Fadmin'));
  expect(localStorage).toHaveLength(0);
});

test('the last row of the last page gone, the page before is shown', async () => {
  const { user } = await askToDelete({ json: {} }, [...createPeople(10), bia], '/admin?page=2');
  await user.click(confirm());
  expect(await screen.findByText('10 usuários')).toBeInTheDocument();
  expect(screen.getByText('pessoa10@ponte.example')).toBeInTheDocument();
});

test('somebody who is gone already leaves the list, with a message', async () => {
  const { user, network } = await askToDelete({ status: 404, json: { error: 'Usuário não encontrado.' } });
  await user.click(confirm());
  expect(await screen.findByText('Este usuário já tinha sido excluído.')).toBeInTheDocument();
  expect(screen.queryByText('bia@ponte.example')).not.toBeInTheDocument();
  expect(screen.getByText('1 usuário')).toBeInTheDocument();
  expect(network.callsOf('GET /usuarios')).toHaveLength(1);
});

test.each([
  ['a deletion', { json: { mensagem: 'Usuário excluído.' } }, 'Usuário excluído.', 'User deleted.'],
  ['a failure', { status: 409, json: { error: 'É o último.' } }, 'É o último.', 'Could not delete the user.'],
])('the words about %s follow a change of the language', async (_, answer, before, after) => {
  const { user } = await askToDelete(answer);
  await user.click(confirm());
  expect(await screen.findByText(before)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'EN – English' }));
  expect(await screen.findByText(after)).toBeInTheDocument();
  expect(screen.queryByText(before)).not.toBeInTheDocument();
});
