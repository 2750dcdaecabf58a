import { act, screen, waitFor, within } from '@testing-library/react';
import { notSetUp } from '@ponte/contract/api-responses';
import { partNames } from '@ponte/contract/parts';
import { liveResponse, chat, first, second, shell } from '../testing/live-versions';
import type { StubResponse } from '../testing/network';
import { askForRollback, openVersions, partRow } from '../testing/open-versions';
import { bia, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import VersionsPage from './VersionsPage';

test('each part says what is live, since when, by whom and why', async () => {
  openVersions();
  const part = await partRow('Assistente Hel');
  expect(part).toHaveTextContent(second);
  expect(part).toHaveTextContent('rui');
  expect(part).toHaveTextContent('saudação <b>nova</b>');
  expect(part.querySelector('time')).toHaveAttribute('datetime', chat.since.at);
  const shellPart = await partRow('Estrutura do site');
  expect(within(shellPart).queryByRole('button')).not.toBeInTheDocument();
  const history = screen.getByRole('table', { name: 'Últimos lançamentos' });
  expect(within(history).getAllByRole('row')[1]).toHaveTextContent('7');
});

test('shows one table with one header row, and a row for each part with its state', async () => {
  const overview = liveResponse(shell, { ...chat, health: [] }, { ...chat, part: 'remote-public' });
  openVersions({ 'GET /releases': overview });
  const table = await screen.findByRole('table', { name: 'Versões no ar' });
  await within(table).findByRole('rowheader', { name: /Páginas públicas/ });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Parte',
    'Versão',
    'Situação',
    'No ar desde',
    'Ações',
  ]);
  const rows = within(table).getAllByRole('row').slice(1);
  const cells = (row: HTMLElement) => within(row).getAllByRole('cell');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Estrutura do siteshell',
    'Assistente Helremote-chat',
    'Páginas públicasremote-public',
  ]);
  expect(rows.map((row) => cells(row)[1]?.textContent)).toEqual([
    'sem dadosSem medição: está em todas as páginas.',
    'sem dadosSem visitas em 24\u00a0h',
    expect.stringMatching(/^com falhas/),
  ]);
  expect(cells(rows[1] as HTMLElement)[2]).toHaveTextContent(/lançamento 7, por ruisaudação <b>nova<\/b>$/);
});

const onTrial = { ...shell, canary: { build: second, share: 10 } };
const withHealth = (health: (typeof chat)['health']) => ({ ...chat, health });

test.each([
  ['Com falhas: Assistente Hel.', shell, chat],
  ['Com falhas: Assistente Hel.', onTrial, chat],
  ['Em teste: Estrutura do site.', onTrial, withHealth([])],
  ['Nenhuma falha. Partes medidas: 1 de 2', shell, withHealth([{ build: second, views: 1000, failed: 9 }])],
  ['No ar, ainda sem visitas.', shell, withHealth([])],
])('says first: %s', async (verdict, ...live) => {
  openVersions({ 'GET /releases': liveResponse(...live) });
  await partRow('Assistente Hel');
  expect(document.querySelector('p.state')).toHaveTextContent(new RegExp(`^${verdict}$`));
});

test('offers older versions only of a part that has some', async () => {
  const { lastKnownGood: _good, previous: _previous, ...single } = chat;
  const alone = { ...single, part: 'remote-admin', lastKnownGood: null } as const;
  const canary = { ...alone, part: 'remote-public', canary: { build: first, share: 10 } } as const;
  const restored = { ...alone, part: 'remote-chat', previous: first } as const;
  openVersions({ 'GET /releases': liveResponse(alone, canary, restored) });
  await partRow('Conta e administração');
  const toggles = screen.getAllByRole('button', { name: /^Versões anteriores/ });
  expect(toggles.map((toggle) => toggle.getAttribute('aria-label'))).toEqual([
    'Versões anteriores de Páginas públicas',
    'Versões anteriores de Assistente Hel',
  ]);
});

test('has no column of actions while no part has any', async () => {
  const { previous: _previous, ...single } = chat;
  openVersions({ 'GET /releases': liveResponse({ ...single, lastKnownGood: null }) });
  const part = await partRow('Assistente Hel');
  expect(within(part).getAllByRole('cell')).toHaveLength(3);
  expect(screen.queryByRole('columnheader', { name: 'Ações' })).not.toBeInTheDocument();
});

test('how often each part failed stands beside what it was before', async () => {
  openVersions();
  const part = await partRow('Assistente Hel');
  expect(part).toHaveTextContent('Páginas com falha em 24 h: 37 de 1.482 (2,5%)');
  expect(part).toHaveTextContent('na anterior: 0%');
});

test('builds without failures are not compared', async () => {
  const health = [second, first].map((build) => ({ build, views: 9, failed: 0 }));
  openVersions({ 'GET /releases': liveResponse(withHealth(health)) });
  const part = await partRow('Assistente Hel');
  expect(part).toHaveTextContent('Páginas com falha em 24 h: 0 de 9');
  expect(part).not.toHaveTextContent('na anterior');
});

test('the usual rollback names the version that it restores, or keeps when it ends a trial', async () => {
  openVersions({ 'GET /releases': liveResponse(chat, onTrial, { ...shell, part: 'remote-public' }) });
  const findButton = async (name: string) =>
    within(await partRow(name)).getByRole('button', { name: `Reverter ${name}` });
  expect(await findButton('Assistente Hel')).toHaveAccessibleDescription(`Restaura ${first}`);
  expect(await findButton('Estrutura do site')).toHaveAccessibleDescription(`Mantém ${first}`);
  expect(await partRow('Páginas públicas')).not.toHaveTextContent('Reverter');
});

test('fetches older builds when they are opened, each with the reasons against it', async () => {
  const { user, network } = openVersions();
  const toggle = await screen.findByRole('button', { name: 'Versões anteriores de Assistente Hel' });
  expect(network.callsOf('GET /releases/remote-chat')).toEqual([]);
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const table = screen.getByRole('table', { name: 'Versões anteriores de Assistente Hel' });
  expect(await within(table).findByText('compatível, última boa')).toBeInTheDocument();
  expect(within(table).getByText('needs react ^20.0.0')).toHaveAttribute('lang', 'en');
  expect(within(table).getByRole('cell', { name: 'nunca' })).toBeInTheDocument();
  expect(within(table).queryByText(second)).not.toBeInTheDocument();
  expect(within(table).getAllByRole('button')).toHaveLength(1);
  await user.click(within(table).getByRole('button', { name: `Reverter para esta: Assistente Hel ${first}` }));
  expect(screen.getByRole('dialog')).toHaveTextContent(new RegExp(`Sai do ar${second}.*Volta ao ar${first}`));
});

test('fetches what is live every half minute while no dialog is open, and on request', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { network, user } = openVersions();
    await partRow('Assistente Hel');
    const count = () => network.callsOf('GET /releases').length;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(count()).toBe(2);
    const refresh = screen.getByRole('button', { name: 'Atualizar' });
    await waitFor(() => expect(refresh).toHaveAttribute('aria-disabled', 'false'));
    await user.click(refresh);
    expect(count()).toBe(3);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Atualizado às/));
    await askForRollback(user);
    await act(() => jest.advanceTimersByTimeAsync(90_000));
    expect(count()).toBe(3);
  } finally {
    jest.useRealTimers();
  }
});

test('a failed refresh leaves what was seen, and a first failure can be tried again', async () => {
  const { user, network } = openVersions({ 'GET /releases': { status: 500, json: {} } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar as versões.');
  network.respond('GET /releases', liveResponse(chat));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await partRow('Assistente Hel');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  network.respond('GET /releases', 'offline');
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.');
  expect(await partRow('Assistente Hel')).toBeInTheDocument();
});

test.each<[string, StubResponse, RegExp]>([
  ['not set up', { status: 503, json: { error: 'x', codigo: notSetUp } }, /não está configurada neste servidor/],
  ['empty', { json: { parts: [], releases: [] } }, /Nada foi lançado ainda/],
])('a store that is %s has a face of its own', async (_case, response, text) => {
  openVersions({ 'GET /releases': response });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows a skeleton row for each part while it loads, in the table that the parts then fill', async () => {
  const { network } = openVersions({ 'GET /releases': 'pending' });
  expect(await screen.findAllByTestId('skeleton-row')).toHaveLength(partNames.length);
  const table = screen.getByRole('table', { name: 'Versões no ar' });
  expect(table).toHaveAttribute('aria-busy', 'true');
  network.respond('GET /releases', liveResponse(chat));
  network.release();
  await partRow('Assistente Hel');
  expect(screen.getByRole('table', { name: 'Versões no ar' })).toBe(table);
  expect(screen.queryByTestId('skeleton-row')).not.toBeInTheDocument();
});

test('a session that ended leads to the login; who is no admin sees why', async () => {
  const { unmount } = openVersions({ 'GET /releases': { status: 401, json: {} } });
  await waitFor(() => expect(here()).toBe('/login?next=%2Fadmin%2Fversoes'));
  unmount();
  signIn(bia);
  renderScreen(<VersionsPage />, { path: '/admin/versoes' });
  expect(await screen.findByText(/bia@ponte\.example/)).toBeInTheDocument();
});
