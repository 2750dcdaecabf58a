import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '@ponte/contract/api-responses';
import { ana, bia, caio } from '../testing/people';
import type { StubResponse } from '../testing/network';
import { openUsers, rows } from '../testing/open-users';
import { here } from '../testing/render';

const call = 'POST /usuarios/3/mfa/reset';
const opener = () => screen.findByRole('button', { name: 'Redefinir o segundo fator de caio@ponte.example' });
const dialog = () => screen.getByRole('dialog', { name: 'Redefinir o segundo fator de Caio?' });
const secondFactors = async () => (await rows()).map((row) => /(com|sem) 2º fator/.exec(row.textContent)?.[1]);

async function openDialog(response: StubResponse | 'offline' | 'pending', users: User[] = [ana, bia, caio]) {
  const page = await openUsers({ json: users });
  page.network.respond(call, response);
  await page.user.click(await opener());
  return page;
}

async function reset(response: StubResponse | 'offline' | 'pending') {
  const page = await openDialog(response);
  await page.user.type(within(dialog()).getByLabelText('Motivo'), ' Celular perdido ');
  await page.user.keyboard('{Enter}');
  return page;
}

test('shows who has a second factor, and offers to reset that of others', async () => {
  const seen = { ...bia, ultimo_acesso: ana.ultimo_acesso };
  await openUsers({ json: [{ ...ana, segundo_fator: true }, seen, caio] });
  expect(await secondFactors()).toEqual(['com', 'sem', 'com']);
  expect(screen.getAllByRole('button', { name: /^Redefinir o segundo fator/ })).toHaveLength(1);
});

test('says nothing of the second factor of a person who never signed in', async () => {
  await openUsers({ json: [ana, bia] });
  expect(await secondFactors()).toEqual(['sem', undefined]);
});

test('shows a dash for an older server', async () => {
  const { segundo_fator: _, ultimo_acesso: __, ...older } = bia;
  await openUsers({ json: [older] });
  expect(within((await rows())[0] as HTMLElement).getAllByRole('cell')[4]).toHaveTextContent(/^—/);
  expect(await secondFactors()).toEqual([undefined]);
});

test('requires a reason', async () => {
  const { network, user } = await openDialog('pending');
  await user.click(within(dialog()).getByRole('button', { name: 'Redefinir' }));
  expect(within(dialog()).getByLabelText('Motivo')).toHaveAccessibleDescription(
    'Fica registrado na auditoria. Informe o motivo.',
  );
  expect(within(dialog()).getByLabelText('Motivo')).toHaveFocus();
  expect(network.callsOf(call)).toHaveLength(0);
});

test('sends the reason, shows the new state and reports it', async () => {
  const { network } = await reset({ json: { mensagem: 'ok' } });
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Segundo fator redefinido.'));
  expect(network.callsOf(call).map(({ body }) => body)).toEqual([{ why: 'Celular perdido' }]);
  expect(await secondFactors()).toEqual(['sem', undefined, 'sem']);
  expect(network.callsOf('GET /usuarios')).toHaveLength(1);
});

test('reports that another admin has reset it meanwhile', async () => {
  await reset({ status: 409, json: { error: 'Não há.', codigo: 'sem_segundo_fator' } });
  expect(await screen.findByText('Este usuário já não tinha um segundo fator.')).toBeVisible();
  expect(await secondFactors()).toEqual(['sem', undefined, 'sem']);
});

test('removes a user who was deleted meanwhile', async () => {
  await reset({ status: 404, json: { error: 'Usuário não encontrado.' } });
  expect(await screen.findByText('Este usuário já tinha sido excluído.')).toBeVisible();
  expect(await secondFactors()).toEqual(['sem', undefined]);
});

test.each<[string, StubResponse | 'offline', string]>([
  ['the message of the server', { status: 409, json: { error: 'É você.' } }, 'É você.'],
  ['its own message', { status: 500, json: {} }, 'Erro ao redefinir o segundo fator.'],
  ['a missing connection', 'offline', 'Erro de conexão com o servidor.'],
])('reports a failure with %s, and keeps the dialog with the reason', async (_case, response, message) => {
  const { network, user } = await reset(response);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(within(dialog()).getByLabelText('Motivo')).toHaveValue(' Celular perdido ');
  network.respond(call, { json: {} });
  await user.click(within(dialog()).getByRole('button', { name: 'Redefinir' }));
  expect(await screen.findByText('Segundo fator redefinido.')).toBeVisible();
});

test('sends it once, and can be cancelled before', async () => {
  const { network, user } = await openDialog('pending');
  await user.click(within(dialog()).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(await opener());
  await user.type(within(dialog()).getByLabelText('Motivo'), 'x{Enter}{Enter}');
  expect(within(dialog()).getByRole('button', { name: 'Redefinindo...' })).toHaveAttribute('aria-disabled', 'true');
  expect(network.callsOf(call)).toHaveLength(1);
});

test.each([401, 403])('ends the session when a reset is rejected with %i', async (status) => {
  await reset({ status });
  await waitFor(() => expect(here()).toBe('/login?next=%2Fadmin'));
});
