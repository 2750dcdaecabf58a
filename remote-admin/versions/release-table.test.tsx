import { screen, within } from '@testing-library/react';
import { answerLive, chat, second } from '../testing/live-versions';
import { openVersions } from '../testing/open-versions';

test('the history says of each release what it did, of the settings too', async () => {
  const parts = [{ parte: chat.parte, build: second }];
  const release = { ...chat.desde, acao: 'promote', partes: parts };
  const lancamentos = [
    { ...release, serial: 11, acao: 'rollback', partes: [] },
    { ...release, serial: 10, acao: 'settings', partes: [] },
    { ...release, serial: 9, acao: 'rollback' },
    { ...release, serial: 8 },
  ];
  openVersions({ 'GET /versoes': { json: { ...answerLive(chat).json, lancamentos } } });
  const table = await screen.findByRole('table', { name: 'Últimos lançamentos' });
  const rows = within(table).getAllByRole('row').slice(1);
  const said = rows.map((row) => within(row).getAllByRole('cell')[3]?.textContent);
  expect(said).toEqual([
    'Configurações revertidas',
    'Configurações alteradas',
    `RevertidaAssistente Hel ${second}`,
    `PromovidaAssistente Hel ${second}`,
  ]);
  expect(within(rows[1] as HTMLElement).queryByRole('list')).not.toBeInTheDocument();
});
