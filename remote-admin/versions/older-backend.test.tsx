import { screen, within } from '@testing-library/react';
import { first, second, third } from '../testing/live-versions';
import { openVersions, partRow } from '../testing/open-versions';

const absent = { status: 404, json: { error: 'Este endereço não existe.' } };
const desde = { serial: 7, quando: '2030-05-17T12:30:00.000Z', por: 'rui', motivo: 'saudação nova' };
const chat = {
  parte: 'remote-chat',
  build: second,
  desde,
  anterior: first,
  ultima_boa: first,
  canario: null,
  saude: [{ build: second, vistas: 1482, falhas: 37 }],
};
const live = {
  partes: [{ ...chat, parte: 'shell', build: first, anterior: null, ultima_boa: null, saude: [] }, chat],
  lancamentos: [{ ...desde, acao: 'promote', partes: [{ parte: 'remote-chat', build: second }] }],
};
const build = { publicada: '2030-05-16T09:00:00.000Z', ultima_boa: false, ultimo_serial: 6, motivos: [] };
const builds = [
  { ...build, build: second, estado: 'no_ar', ultimo_serial: 7 },
  { ...build, build: first, estado: 'compativel', ultima_boa: true },
  { ...build, build: third, estado: 'retirada', motivos: ['withdrawn by release 5'] },
];

/** A backend from before `/releases`. */
function openOlder(rollback: object = { serial: 8, de: second, para: first }) {
  return openVersions({
    'GET /releases': absent,
    'GET /releases/remote-chat': absent,
    'POST /releases/remote-chat/rollback': absent,
    'GET /versoes': { json: live },
    'GET /versoes/remote-chat': { json: { builds } },
    'POST /versoes/remote-chat/rollback': { json: rollback },
  });
}

test('shows what is live on an older backend, and the builds of a part', async () => {
  const { user } = openOlder();
  const part = await partRow('Assistente Hel');
  expect(part).toHaveTextContent('saudação nova');
  expect(part).toHaveTextContent('Páginas com falha em 24 h: 37 de 1.482 (2,5%)');
  const history = screen.getByRole('table', { name: 'Últimos lançamentos' });
  expect(within(history).getByText('Nova versão no ar:')).toBeInTheDocument();
  expect(within(history).getByRole('listitem')).toHaveTextContent(`Assistente Hel ${second}`);

  await user.click(screen.getByRole('button', { name: 'Versões anteriores de Assistente Hel' }));
  const table = screen.getByRole('table', { name: 'Versões anteriores de Assistente Hel' });
  expect(await within(table).findByText('compatível, última boa')).toBeInTheDocument();
  expect(within(table).getByText('retirada')).toBeInTheDocument();
  expect(within(table).getByText('withdrawn by release 5')).toBeInTheDocument();
  expect(within(table).queryByText(second)).not.toBeInTheDocument();
});

test('rolls back on an older backend', async () => {
  const { user, network } = openOlder();
  await user.click(await screen.findByRole('button', { name: 'Reverter Assistente Hel' }));
  await user.type(screen.getByLabelText('Motivo'), 'Hel não abre{Enter}');
  expect(await screen.findByText(/está no ar \(lançamento 8\)/)).toBeInTheDocument();
  const sent = network.callsOf('POST /versoes/remote-chat/rollback').map(({ body }) => body);
  expect(sent).toEqual([{ motivo: 'Hel não abre', para: first }]);
});
