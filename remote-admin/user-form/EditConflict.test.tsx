import { screen, waitFor } from '@testing-library/react';
import { outdatedVersion } from '@ponte/contract/api-responses';
import { stubNetwork } from '../testing/network';
import { ana, bia, roles, signIn, sites } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import EditUserPage from './EditUserPage';

const error = 'Este usuário foi alterado depois que você o abriu. Carregue os dados atuais e salve de novo.';
const outdated = { status: 409, json: { error, codigo: outdatedVersion } };
const changed = { ...bia, nome: 'Beatriz', role_id: 1, versao: 'newer' };
const data = { 'GET /roles': { json: roles }, 'GET /sites': { json: sites } };

function openEdit(person = bia) {
  signIn(ana);
  const network = stubNetwork({ 'GET /usuarios': { json: [ana, person] }, 'PUT /usuarios/2': outdated, ...data });
  const { user } = renderScreen(<EditUserPage routeId="editUser" params={{ id: '2' }} />, {
    path: '/admin/editar-usuario/2',
  });
  return { user, network, edits: () => network.callsOf('PUT /usuarios/2') };
}

const nome = () => screen.findByLabelText('Nome');
const save = () => screen.getByRole('button', { name: 'Salvar' });
const loadCurrent = () => screen.getByRole('button', { name: 'Carregar dados atuais' });

/** Edits a user whom another admin has changed meanwhile, and saves. */
async function saveTooLate() {
  const page = openEdit();
  await page.user.type(await nome(), 'nca');
  page.network.respond('GET /usuarios', { json: [ana, changed] });
  await page.user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  return page;
}

test('sends the version from the list as If-Match', async () => {
  const { user, edits } = openEdit();
  await user.type(await nome(), 'nca');
  await user.click(save());
  expect(edits()[0]?.headers['if-match']).toBe('"6442b1dfe9a40"');
});

test('sends no If-Match to a server without versions', async () => {
  const { versao: _versao, ...older } = bia;
  const { user, edits } = openEdit(older);
  await user.type(await nome(), 'nca');
  await user.click(save());
  expect(edits()[0]?.headers).not.toHaveProperty('if-match');
});

test('keeps the input after each save of an outdated version', async () => {
  const { user, network, edits } = await saveTooLate();
  expect(await nome()).toHaveValue('Bianca');
  expect(screen.getByText(/carregar os dados atuais substitui os campos/)).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(await nome()).toHaveValue('Bianca');
  expect(edits().map(({ headers }) => headers['if-match'])).toEqual(['"6442b1dfe9a40"', '"6442b1dfe9a40"']);
  expect(network.callsOf('GET /usuarios')).toHaveLength(1);
});

test('fills the fields with the current data on request, then saves', async () => {
  const { user, network, edits } = await saveTooLate();
  await user.click(loadCurrent());
  const notice = await screen.findByText('Estes são os dados atuais. Faça sua alteração e salve.');
  expect(notice.parentElement).toHaveFocus();
  expect(await nome()).toHaveValue('Beatriz');
  expect(screen.getByLabelText('Tipo')).toHaveDisplayValue('Administrador');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  network.respond('PUT /usuarios/2', { json: { id: 2 } });
  await user.type(await nome(), ' Lima');
  await user.click(save());
  await waitFor(() => expect(here()).toBe('/admin'));
  expect(edits().at(-1)).toMatchObject({ headers: { 'if-match': '"newer"' }, body: { nome: 'Beatriz Lima' } });
});

test('keeps the input when the current data fail to load, and retries', async () => {
  const { user, network } = await saveTooLate();
  network.respond('GET /usuarios', 'offline');
  await user.click(loadCurrent());
  expect(await screen.findByText('Erro de conexão com o servidor.')).toBeInTheDocument();
  expect(await nome()).toHaveValue('Bianca');
  network.respond('GET /usuarios', { json: [ana, changed] });
  await user.click(loadCurrent());
  expect(await screen.findByDisplayValue('Beatriz')).toBeInTheDocument();
});

test('reports a second conflict in place of the notice that the data are current', async () => {
  const { user } = await saveTooLate();
  await user.click(loadCurrent());
  await screen.findByText(/Estes são os dados atuais/);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(screen.queryByText(/Estes são os dados atuais/)).not.toBeInTheDocument();
});

test('reports a user who was deleted meanwhile as not found', async () => {
  const { user, network } = await saveTooLate();
  network.respond('GET /usuarios', { json: [ana] });
  await user.click(loadCurrent());
  expect(await screen.findByText('Usuário não encontrado.')).toBeInTheDocument();
});
