import { screen, waitFor } from '@testing-library/react';
import { stubNetwork } from '../testing/network';
import { bia, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import ChangePasswordPage from './ChangePasswordPage';

type Stub = Parameters<typeof stubNetwork>[0][string];

async function change(response: Stub, [current, next, repeated]: readonly [string, string, string]) {
  signIn(bia);
  const network = stubNetwork({ 'PUT /perfil/senha': response });
  const { user } = renderScreen(<ChangePasswordPage />, { path: '/alterar-senha' });
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    if (text) await user.type(field, text);
  };
  await type('Senha atual', current);
  await type('Nova senha', next);
  await type('Repita a nova senha', repeated);
  await user.click(screen.getByRole('button', { name: 'Alterar senha' }));
  return { user, network };
}

test('changes the password with the current one, and reports success', async () => {
  const { network } = await change({ json: { mensagem: 'Senha alterada.' } }, ['antiga', 'segredo', 'segredo']);
  expect(await screen.findByRole('status')).toHaveTextContent('Senha alterada.');
  expect(document.activeElement).toHaveTextContent('Senha alterada.');
  expect(network.sent[0]?.body).toEqual({ senha_atual: 'antiga', senha: 'segredo' });
  expect(screen.getByRole('link', { name: 'Meu perfil' })).toHaveAttribute('href', '/perfil');
});

test.each([
  [['', 'segredo', 'segredo'], 'Senha atual', 'Informe a senha atual.'],
  [['antiga', '12345', '12345'], 'Nova senha', 'A nova senha deve ter pelo menos 6 caracteres.'],
  [['antiga', 'segredo', ''], 'Repita a nova senha', 'Repita a senha.'],
  [['antiga', 'segredo', 'segrede'], 'Repita a nova senha', 'As duas senhas não são iguais.'],
] as const)('does not send %j', async (typed, label, message) => {
  const { network } = await change({}, typed);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(network.sent).toHaveLength(0);
});

test('leads to the login when the session ended meanwhile', async () => {
  await change({ status: 401, json: {} }, ['antiga', 'segredo', 'segredo']);
  await waitFor(() => expect(here()).toBe('/login?next=%2Falterar-senha'));
  expect(localStorage.getItem('token')).toBeNull();
});

test('offers a link by mail to who does not know the current password', async () => {
  signIn(bia);
  renderScreen(<ChangePasswordPage />, { path: '/alterar-senha' });
  const link = await screen.findByRole('link', { name: 'Não sabe a senha atual? Receba um link por e-mail' });
  expect(link).toHaveAttribute('href', '/esqueci-senha');
});

test.each([
  [
    'the message of a wrong current password',
    { status: 400, json: { errors: [{ msg: 'A senha atual está incorreta.' }] } },
    'A senha atual está incorreta.',
  ],
  ['its own message when the server sends none', { status: 500, json: {} }, 'Erro ao alterar a senha.'],
  ['its own message without a connection', 'offline', 'Erro de conexão com o servidor.'],
] as const)('reports a failed change with %s', async (_, response, message) => {
  await change(response as Stub, ['antiga', 'segredo', 'segredo']);
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`));
  expect(screen.getByLabelText('Senha atual')).toHaveValue('antiga');
});
