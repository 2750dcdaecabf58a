import { screen, within } from '@testing-library/react';
import { stubNetwork } from '../testing/network';
import { bia, signIn } from '../testing/people';
import { renderScreen } from '../testing/render';
import { sessions } from '../testing/sessions';
import { describeAgent } from './describe-agent';
import ProfilePage from './ProfilePage';

const list = 'GET /perfil/sessoes';
const end = 'DELETE /perfil/sessoes';

function open(responses: Parameters<typeof stubNetwork>[0] = {}) {
  signIn(bia);
  const network = stubNetwork({ 'GET /perfil': { json: bia }, [list]: { json: sessions }, ...responses });
  return { network, ...renderScreen(<ProfilePage />, { path: '/perfil' }) };
}

async function lines() {
  const section = within(await screen.findByRole('region', { name: 'Onde você entrou' }));
  return (await section.findAllByRole('listitem')).map(({ textContent }) => textContent);
}

async function ask(responses: Parameters<typeof stubNetwork>[0]) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('button', { name: 'Encerrar as outras sessões' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Encerrar as outras sessões?' }));
  return { ...page, dialog };
}

test('lists where the person is signed in, and says which session is this one', async () => {
  open();
  expect(await lines()).toEqual([
    expect.stringMatching(/^Chrome · Windows \(esta sessão\)desde .*203\.0\.113\.7$/),
    expect.stringMatching(/^Safari · iPhonedesde .*Encerrar$/),
    expect.stringMatching(/^Navegador desconhecidodesde [^·]*Encerrar$/),
  ]);
});

test('ends the other sessions after a question', async () => {
  const { user, dialog, network } = await ask({ [end]: { json: { mensagem: '' } } });
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('As outras sessões foram encerradas.')).toBeInTheDocument();
  expect(await lines()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Encerrar as outras sessões' })).not.toBeInTheDocument();
  expect(network.callsOf(end)).toHaveLength(1);
});

test('ends one session after a question, and keeps the others', async () => {
  const { user, network } = open({ 'DELETE /perfil/sessoes/2': { json: { mensagem: '' } } });
  await user.click(await screen.findByRole('button', { name: /^Encerrar a sessão Safari · iPhone, desde / }));
  const dialog = within(screen.getByRole('dialog', { name: 'Encerrar esta sessão?' }));
  const [, since] = /desde (.*?)2001:/.exec((await lines())[1] ?? '') ?? [];
  expect(
    dialog.getByText(`Safari · iPhone, desde ${since}: essa sessão perde o acesso agora. As outras continuam.`),
  ).toBeVisible();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancelar', 'Encerrar']);
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('Sessão encerrada.')).toBeInTheDocument();
  expect(await lines()).toEqual([expect.stringContaining('Chrome'), expect.stringContaining('desconhecido')]);
  expect(network.callsOf('DELETE /perfil/sessoes/2')).toHaveLength(1);
});

test('keeps a session that could not be ended', async () => {
  const { user } = open({ 'DELETE /perfil/sessoes/3': { status: 404, json: {} } });
  await user.click(await screen.findByRole('button', { name: /^Encerrar a sessão Navegador desconhecido/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao encerrar as sessões.');
  expect(await lines()).toHaveLength(3);
});

test('reports sessions that could not be ended, and keeps them on Escape', async () => {
  const { user, dialog } = await ask({ [end]: 'offline' });
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.');
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(await lines()).toHaveLength(3);
});

test('says that the account is open nowhere else', async () => {
  open({ [list]: { json: sessions.slice(0, 1) } });
  expect(await screen.findByText('Sua conta não está aberta em nenhum outro lugar.')).toBeInTheDocument();
});

test('shows the first five of many sessions, and all of them on request', async () => {
  const [own] = sessions;
  const others = ['2', '3', '4', '5', '6', '7'].map((id) => ({ ...own, id, atual: false }));
  const { user } = open({ [list]: { json: [own, ...others] } });
  expect(await lines()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Mostrar as 7 sessões' }));
  expect(await lines()).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /^Mostrar as/ })).not.toBeInTheDocument();
});

test('reports a list that failed to load, and retries', async () => {
  const { network, user } = open({ [list]: { status: 500, json: {} } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar dados.');
  network.respond(list, { json: sessions });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await lines()).toHaveLength(3);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Mac'],
  ['curl/8.5.0', undefined],
  ['', undefined],
])('reads %j', (agent, expected) => {
  expect(describeAgent(agent)).toBe(expected);
});
