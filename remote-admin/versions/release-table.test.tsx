import { screen, within } from '@testing-library/react';
import { liveResponse, chat, first, second, shell } from '../testing/live-versions';
import { openVersions } from '../testing/open-versions';

test('the history says of each release what it did, of the settings too', async () => {
  const release = { ...chat.since, action: 'promote', changed: [{ part: chat.part, build: second }] };
  const releases = [
    { ...release, serial: 11, action: 'rollback', changed: [] },
    { ...release, serial: 10, action: 'settings', changed: [] },
    { ...release, serial: 9, action: 'rollback' },
    { ...release, serial: 8 },
  ];
  openVersions({ 'GET /releases': { json: { ...liveResponse(chat).json, releases } } });
  const table = await screen.findByRole('table', { name: 'Últimos lançamentos' });
  const rows = within(table).getAllByRole('row').slice(1);
  const said = rows.map((row) => within(row).getAllByRole('cell')[3]?.textContent);
  expect(said).toEqual([
    'Configurações revertidas',
    'Configurações alteradas',
    `Reversão: 1 parteAssistente Hel ${second}`,
    `Nova versão no ar: 1 parteAssistente Hel ${second}`,
  ]);
  expect(within(rows[1] as HTMLElement).queryByRole('list')).not.toBeInTheDocument();
});

test('the history shows the build before and after, of rollbacks and promotions, where both are known', async () => {
  const release = { ...chat.since, action: 'promote' };
  const part = chat.part;
  const releases = [
    { ...release, serial: 9, action: 'rollback', changed: [{ part, from: second, build: first }] },
    { ...release, serial: 8, changed: [{ part, from: first, build: second }] },
    { ...release, serial: 7, changed: [{ part, build: first }] },
  ];
  openVersions({ 'GET /releases': { json: { parts: [shell, chat], releases } } });
  const table = await screen.findByRole('table', { name: 'Últimos lançamentos' });
  const changes = within(table).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    `Assistente Hel ${second} → ${first}`,
    `Assistente Hel ${first} → ${second}`,
    `Assistente Hel ${first}`,
  ]);
});

test('a button opens the parts of a release, where they are folded', async () => {
  const release = { ...chat.since, action: 'promote', serial: 8 };
  const changed = [
    { part: shell.part, build: second },
    { part: chat.part, build: second },
  ];
  const { user } = openVersions({
    'GET /releases': { json: { parts: [shell, chat], releases: [{ ...release, changed }] } },
  });
  const button = await screen.findByRole('button', { name: '2 partes', expanded: false });
  const parts = button.nextElementSibling;
  expect(parts).toHaveClass('folded');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(parts).not.toHaveClass('folded');
});

test('the history shows the newest four first, and all of them on request', async () => {
  const release = { ...chat.since, action: 'promote', changed: [] };
  const releases = [10, 9, 8, 7, 6, 5].map((serial) => ({ ...release, serial }));
  const { user } = openVersions({ 'GET /releases': { json: { parts: [shell, chat], releases } } });
  const table = await screen.findByRole('table', { name: 'Últimos lançamentos' });
  const serials = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(serials()).toEqual(['10', '9', '8', '7']);
  await user.click(screen.getByRole('button', { name: 'Mostrar os últimos 6 lançamentos' }));
  expect(serials()).toEqual(['10', '9', '8', '7', '6', '5']);
  await user.click(screen.getByRole('button', { name: 'Mostrar menos' }));
  expect(serials()).toHaveLength(4);
});

test('the history of five needs no button: it would take the place of the fifth', async () => {
  const release = { ...chat.since, action: 'promote', changed: [] };
  const releases = [9, 8, 7, 6, 5].map((serial) => ({ ...release, serial }));
  openVersions({ 'GET /releases': { json: { parts: [shell, chat], releases } } });
  const table = await screen.findByRole('table', { name: 'Últimos lançamentos' });
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /Mostrar/ })).not.toBeInTheDocument();
});
