import { act, screen, within } from '@testing-library/react';
import type { PartName } from '@ponte/contract/parts';
import { liveResponse, chat, first, second, shell, third } from '../testing/live-versions';
import { askForRollback, openVersions, partRow } from '../testing/open-versions';

const rollback = 'POST /releases/remote-chat/rollback';

async function send(user: ReturnType<typeof openVersions>['user'], why: string) {
  const dialog = await askForRollback(user);
  await user.type(within(dialog).getByLabelText('Motivo'), why);
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
  const busy = within(dialog).getByRole('button', { name: 'Revertendo...' });
  await user.click(busy);
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(dialog).toBeInTheDocument();
  expect(network.callsOf(rollback).map(({ body }) => body)).toEqual([{ why: 'Hel não abre', to: first }]);

  network.respond(
    'GET /releases',
    liveResponse(shell, { ...chat, build: first, since: { ...chat.since, serial: 8 }, lastKnownGood: null }),
  );
  network.respond(rollback, { json: { serial: 8, from: second, to: first } });
  act(() => network.release());
  const notice = await screen.findByText(`Assistente Hel: a versão ${first} está no ar (lançamento 8).`);
  expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
  expect(dialog).not.toBeInTheDocument();
  expect(await within(await partRow('Assistente Hel')).findByText(/^lançamento 8, por /)).toBeInTheDocument();
  expect(screen.queryByText(/própria página/)).not.toBeInTheDocument();
});

test('shows the message of a rejected command, and keeps what was typed', async () => {
  const error = 'remote-chat was itself withdrawn (choose another)';
  const { user } = openVersions({ [rollback]: { status: 409, json: { error } } });
  const dialog = await send(user, 'Hel não abre');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(`Reversão recusada: ${error}`);
  expect(within(dialog).getByText(error)).toHaveAttribute('lang', 'en');
  expect(within(dialog).getByLabelText('Motivo')).toHaveValue('Hel não abre');
});

test('without a response it says to look at what is live before trying again', async () => {
  const { user, network } = openVersions({ [rollback]: 'offline' });
  const dialog = await send(user, 'x');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Veja o que está no ar antes de tentar de novo.');
  expect(network.callsOf('GET /releases')).toHaveLength(2);
});

test('says that a rollback which takes long continues at the server, and then that it worked', async () => {
  const { user, network } = openVersions({ [rollback]: { status: 202, json: {} } });
  await send(user, 'x');
  expect(await screen.findByText(/a reversão continua no servidor/)).toBeInTheDocument();
  network.respond(
    'GET /releases',
    liveResponse(shell, { ...chat, build: first, since: { ...chat.since, serial: 8 }, lastKnownGood: null }),
  );
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText(`Assistente Hel: a versão ${first} está no ar (lançamento 8).`)).toBeInTheDocument();
  expect(screen.queryByText(/continua no servidor/)).not.toBeInTheDocument();
});

test('says that a canary has ended, although its rollback took long', async () => {
  const canary = { build: third, share: 10 };
  const { user, network } = openVersions({
    'GET /releases': liveResponse({ ...chat, canary }),
    [rollback]: { status: 202, json: {} },
  });
  await send(user, 'x');
  expect(await screen.findByText(/a reversão continua no servidor/)).toBeInTheDocument();
  network.respond('GET /releases', liveResponse(chat));
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText(/^Assistente Hel: a versão .* está no ar \(lançamento \d+\)\.$/)).toBeInTheDocument();
});

test.each<[PartName, string]>([
  ['shell', 'Estrutura do site'],
  ['remote-admin', 'Conta e administração'],
])('a rollback of %s goes to its last good build, and the page offers to load itself anew', async (part, name) => {
  const { user, network } = openVersions({
    'GET /releases': liveResponse({ ...chat, part }),
    [`POST /releases/${part}/rollback`]: { json: { serial: 8, from: second, to: first } },
  });
  await user.click(await screen.findByRole('button', { name: `Reverter ${name}` }));
  expect(screen.getByRole('dialog')).toHaveTextContent(new RegExp(`Sai do ar${second}.*Volta ao ar${first}`));
  await user.type(screen.getByLabelText('Motivo'), 'x{Enter}');
  expect(await screen.findByText('Esta página ainda usa a versão retirada.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument();
  expect(network.callsOf(`POST /releases/${part}/rollback`)[0]?.body).toEqual({ why: 'x', to: first });
});

test('shows the canary, which is what a rollback takes away', async () => {
  const canary = { build: third, share: 10 };
  const { user } = openVersions({ 'GET /releases': liveResponse({ ...chat, canary }) });
  expect(await partRow('Assistente Hel')).toHaveTextContent(`10% dos visitantes recebem a versão ${third}.`);
  expect(await askForRollback(user)).toHaveTextContent(`Sai do ar${third}Continua no ar${second}`);
});
