import { act, screen, waitFor, within } from '@testing-library/react';
import { notSetUp } from 'shared-config/contract/api-answers';
import { partNames } from 'shared-config/contract/parts';
import { answerBuilds, answerLive, chat, first, second, shell, third } from '../testing/live-versions';
import { stubNetwork } from '../testing/network';
import { ana, bia, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import VersionsPage from './VersionsPage';

type Stub = Parameters<typeof stubNetwork>[0][string];

const rollback = 'POST /versoes/remote-chat/rollback';

function openVersions(answers: Record<string, Stub>) {
  signIn(ana);
  const network = stubNetwork({
    'GET /versoes': answerLive(shell, chat),
    'GET /versoes/remote-chat': answerBuilds,
    ...answers,
  });
  return { network, ...renderScreen(<VersionsPage />, { path: '/admin/versoes' }) };
}

const panel = (name: string) => screen.findByRole('region', { name });
const ask = async (user: ReturnType<typeof openVersions>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Reverter Assistente Hel' }));
  return screen.getByRole('dialog', { name: 'Reverter Assistente Hel?' });
};
const send = async (user: ReturnType<typeof openVersions>['user'], motivo: string) => {
  const dialog = await ask(user);
  await user.type(within(dialog).getByLabelText('Motivo'), motivo);
  await user.click(within(dialog).getByRole('button', { name: 'Reverter' }));
  return dialog;
};

test('each part says what is live, since when, by whom and why', async () => {
  openVersions({});
  const part = await panel('Assistente Hel');
  expect(part).toHaveTextContent(second);
  expect(part).toHaveTextContent('rui');
  expect(part).toHaveTextContent('saudação <b>nova</b>');
  expect(part.querySelector('time')).toHaveAttribute('datetime', chat.desde.quando);
  const shellPart = await panel('Moldura do site');
  expect(within(shellPart).queryByRole('button', { name: /^Reverter/ })).not.toBeInTheDocument();
  const history = screen.getByRole('table', { name: 'Últimos lançamentos' });
  expect(within(history).getAllByRole('row')[1]).toHaveTextContent('7');
});

test('how often each part failed stands beside what it was before', async () => {
  openVersions({});
  const part = await panel('Assistente Hel');
  expect(part).toHaveTextContent('2,5% 37 de 1.482 páginas');
  expect(part).toHaveTextContent('a anterior: 0%');
  expect(await panel('Moldura do site')).toHaveTextContent('sem visitas ainda');
});

test('older builds come when they are asked for, with what speaks against them', async () => {
  const { user, network } = openVersions({});
  const toggle = await screen.findByRole('button', { name: 'Versões anteriores de Assistente Hel' });
  expect(network.callsOf('GET /versoes/remote-chat')).toEqual([]);
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const table = screen.getByRole('table', { name: 'Versões anteriores de Assistente Hel' });
  expect(await within(table).findByText('compatível, última boa')).toBeInTheDocument();
  expect(within(table).getByText('needs react ^20.0.0')).toHaveAttribute('lang', 'en');
  expect(within(table).getByRole('cell', { name: 'nunca' })).toBeInTheDocument();
  expect(within(table).queryByText(second)).not.toBeInTheDocument();
  expect(within(table).getAllByRole('button')).toHaveLength(1);
  await user.click(within(table).getByRole('button', { name: `Reverter para esta: Assistente Hel ${first}` }));
  expect(screen.getByRole('dialog')).toHaveTextContent(`Sai do ar${second}Volta ao ar${first}`);
});

test('a rollback asks for its reason, says that it worked and shows what is live now', async () => {
  const { user, network } = openVersions({ [rollback]: 'pending' });
  const dialog = await ask(user);
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

test.each(['shell', 'remote-admin'])('after a rollback of %s the page offers to load itself anew', async (parte) => {
  const { user } = openVersions({
    'GET /versoes': answerLive({ ...chat, parte }),
    [`POST /versoes/${parte}/rollback`]: { json: { serial: 8, de: second, para: first } },
  });
  await user.click(await screen.findByRole('button', { name: /^Reverter/ }));
  await user.type(screen.getByLabelText('Motivo'), 'x{Enter}');
  expect(await screen.findByText('Esta própria página ainda é da versão retirada.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument();
});

test('a canary is told, and is what a rollback takes away', async () => {
  const canario = { build: third, parcela: 10 };
  const { user } = openVersions({ 'GET /versoes': answerLive({ ...chat, canario }) });
  expect(await panel('Assistente Hel')).toHaveTextContent(`10% dos visitantes recebem a versão ${third}.`);
  expect(await ask(user)).toHaveTextContent(`Sai do ar${third}Continua no ar${second}`);
});

test('what is live is fetched again every half minute while nobody is deciding, and by hand', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { network, user } = openVersions({});
    await panel('Assistente Hel');
    const count = () => network.callsOf('GET /versoes').length;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(count()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(count()).toBe(3);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Atualizado às/));
    await ask(user);
    await act(() => jest.advanceTimersByTimeAsync(90_000));
    expect(count()).toBe(3);
  } finally {
    jest.useRealTimers();
  }
});

test('a failed refresh leaves what was seen, and a first failure can be tried again', async () => {
  const { user, network } = openVersions({ 'GET /versoes': { status: 500, json: {} } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar as versões.');
  network.answer('GET /versoes', answerLive(chat));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await panel('Assistente Hel');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  network.answer('GET /versoes', 'offline');
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.');
  expect(await panel('Assistente Hel')).toBeInTheDocument();
});

test.each<[string, Stub, RegExp]>([
  ['not set up', { status: 503, json: { error: 'x', codigo: notSetUp } }, /não estão configuradas neste servidor/],
  ['empty', { json: { partes: [], lancamentos: [] } }, /Nada foi lançado ainda/],
])('a store that is %s has a face of its own', async (_case, answer, text) => {
  openVersions({ 'GET /versoes': answer });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('while it loads, the shape of the parts stands there', async () => {
  openVersions({ 'GET /versoes': 'pending' });
  expect(await screen.findAllByTestId('skeleton-part')).toHaveLength(partNames.length);
});

test('a session that ended leads to the login; who is no admin sees why', async () => {
  const { unmount } = openVersions({ 'GET /versoes': { status: 401, json: {} } });
  await screen.findByRole('heading', { name: 'Versões' });
  await act(() => Promise.resolve());
  expect(here()).toBe('/login?next=%2Fadmin%2Fversoes');
  unmount();
  signIn(bia);
  renderScreen(<VersionsPage />, { path: '/admin/versoes' });
  expect(await screen.findByText(/bia@ponte\.example/)).toBeInTheDocument();
});
