import { act, screen, within } from '@testing-library/react';
import { answerLive, chat, first, second, shell, third } from '../testing/live-versions';
import { askForRollback, openVersions, panel } from '../testing/open-versions';

const rollback = 'POST /versoes/remote-chat/rollback';

async function send(user: ReturnType<typeof openVersions>['user'], motivo: string) {
  const dialog = await askForRollback(user);
  await user.type(within(dialog).getByLabelText('Motivo'), motivo);
  await user.click(within(dialog).getByRole('button', { name: 'Reverter' }));
  return dialog;
}

test('a rollback asks for its reason, says that it worked and shows what is live now', async () => {
  const { user, network } = openVersions({ [rollback]: 'pending' });
  const dialog = await askForRollback(user);
  await user.click(within(dialog).getByRole('button', { name: 'Reverter' }));
  const reason = within(dialog).getByLabelText('Motivo');
  expect(reason).toHaveAccessibleDescription(/Informe o motivo\./);
  expect(reason).toHaveFocus();
  expect(network.callsOf(rollback)).toEqual([]);

  await user.type(reason, 'Hel não abre');
  await user.keyboard('{Enter}{Enter}');
  const busy = within(dialog).getByRole('button', { name: 'Revertendo…' });
  await user.click(busy);
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(dialog).toBeInTheDocument();
  expect(network.callsOf(rollback).map(({ body }) => body)).toEqual([{ motivo: 'Hel não abre', para: first }]);

  network.answer(
    'GET /versoes',
    answerLive(shell, { ...chat, build: first, desde: { ...chat.desde, serial: 8 }, ultima_boa: null }),
  );
  network.answer(rollback, { json: { serial: 8, de: second, para: first } });
  act(() => network.release());
  const notice = await screen.findByText(`Assistente Hel: a versão ${first} está no ar (lançamento 8).`);
  expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
  expect(dialog).not.toBeInTheDocument();
  expect(await within(await panel('Assistente Hel')).findByText('#8')).toBeInTheDocument();
  expect(screen.queryByText(/própria página/)).not.toBeInTheDocument();
});

test('a refusal is told in the command’s words, and what was typed stays', async () => {
  const error = 'remote-chat was itself withdrawn (choose another)';
  const { user } = openVersions({ [rollback]: { status: 409, json: { error } } });
  const dialog = await send(user, 'Hel não abre');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(`O comando recusou: ${error}`);
  expect(within(dialog).getByText(error)).toHaveAttribute('lang', 'en');
  expect(within(dialog).getByLabelText('Motivo')).toHaveValue('Hel não abre');
});

test('without an answer the person is told to look before trying again', async () => {
  const { user, network } = openVersions({ [rollback]: 'offline' });
  const dialog = await send(user, 'x');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Veja o que está no ar antes de tentar de novo.');
  expect(network.callsOf('GET /versoes')).toHaveLength(2);
});

test('a rollback that takes long goes on at the server', async () => {
  const { user } = openVersions({ [rollback]: { status: 202, json: {} } });
  await send(user, 'x');
  expect(await screen.findByText(/a reversão continua no servidor/)).toBeInTheDocument();
});

test.each([
  ['shell', 'Moldura do site'],
  ['remote-admin', 'Conta e administração'],
])('a rollback of %s goes to its last good build, and the page offers to load itself anew', async (parte, name) => {
  const { user, network } = openVersions({
    'GET /versoes': answerLive({ ...chat, parte }),
    [`POST /versoes/${parte}/rollback`]: { json: { serial: 8, de: second, para: first } },
  });
  await user.click(await screen.findByRole('button', { name: `Reverter ${name}` }));
  expect(screen.getByRole('dialog')).toHaveTextContent(`Sai do ar${second}Volta ao ar${first}`);
  await user.type(screen.getByLabelText('Motivo'), 'x{Enter}');
  expect(await screen.findByText('Esta própria página ainda é da versão retirada.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument();
  expect(network.callsOf(`POST /versoes/${parte}/rollback`)[0]?.body).toEqual({ motivo: 'x', para: first });
});

test('a canary is told, and is what a rollback takes away', async () => {
  const canario = { build: third, parcela: 10 };
  const { user } = openVersions({ 'GET /versoes': answerLive({ ...chat, canario }) });
  expect(await panel('Assistente Hel')).toHaveTextContent(`10% dos visitantes recebem a versão ${third}.`);
  expect(await askForRollback(user)).toHaveTextContent(`Sai do ar${third}Continua no ar${second}`);
});
