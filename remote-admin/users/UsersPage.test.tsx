import { act, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@ponte/contract/api-responses';
import { openUsers, rows, search, textsOf } from '../testing/open-users';
import { ana, bia } from '../testing/people';
import { here } from '../testing/render';

afterEach(() => jest.useRealTimers());

test('shows five skeleton rows while the list loads', async () => {
  const { network } = await openUsers('pending');
  expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
  const table = screen.getByRole('table');
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(table).toHaveClass('table columns');
  network.respond('GET /usuarios', { json: [ana, bia] });
  network.release();
  await screen.findByText('2 usuários');
  expect(screen.queryByTestId('skeleton-row')).not.toBeInTheDocument();
  expect(screen.getByRole('table')).toBe(table);
  expect(table).toHaveClass('table columns');
});

test('offers a line break in an e-mail before its @', async () => {
  await openUsers({ json: [ana] });
  const email = await screen.findByText('ana@ponte.example');
  expect(email.innerHTML).toBe('ana<wbr>@ponte.example');
});

test('requests the list with the token, and shows its columns', async () => {
  const { network } = await openUsers({ json: [ana, bia] });
  await screen.findByText('bia@ponte.example');
  const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['ID', 'E-mail', 'Tipo', 'Site', 'Último acesso', 'Ações']);
  const cells = within((await rows())[1] as HTMLElement).getAllByRole('cell');
  expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    '2',
    'bia@ponte.exampleBia',
    'Cliente',
    'Bluebox',
  ]);
  expect(network.sent[0]?.headers['authorization']).toBe('Bearer token-of-the-test');
  expect(screen.getByRole('link', { name: 'Novo usuário' })).toHaveAttribute('href', '/admin/cadastro-usuario');
  expect(screen.getByRole('link', { name: 'Editar bia@ponte.example' })).toHaveAttribute(
    'href',
    '/admin/editar-usuario/2',
  );
});

test('says when each person was last seen, with the time of today and yesterday', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2030-03-01T12:00') });
  const at = (id: number, local: string | null): User => ({
    ...bia,
    id,
    ultimo_acesso: local && new Date(local).toISOString(),
  });
  const times = ['2030-03-01T00:05', '2030-02-28T23:55', '2030-02-27T23:55', null];
  await openUsers({ json: times.map((local, index) => at(index + 1, local)) });
  const seen = (await rows()).map((row) => within(row).getAllByRole('cell')[4]?.firstChild?.firstChild?.textContent);
  expect(seen).toEqual(['hoje, 00:05', 'ontem, 23:55', '27 de fev. de 2030', 'nunca entrou']);
});

test('shows the sections of the admin area, this one as the current one', async () => {
  await openUsers('pending');
  const links = within(screen.getByRole('navigation', { name: 'Administração' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Usuários', 'Versões', 'Auditoria']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
});

test.each([
  ['create', 'Usuário cadastrado com sucesso!', 'User added!'],
  ['edit', 'Usuário atualizado com sucesso!', 'User updated!'],
])('reports a save once after the form for %s, in the page’s language', async (saved, message, inEnglish) => {
  const person = 'Bia · bia@ponte.example';
  const { user, unmount } = await openUsers({ json: [ana, bia] }, '/admin?q=a', { saved, person });
  expect(await screen.findByText(message)).toHaveAttribute('role', 'status');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(`${message} ${person}`));
  expect(here()).toBe('/admin?q=a');
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: null }));
  await user.click(screen.getByRole('button', { name: 'EN – English' }));
  expect(await screen.findByText(inEnglish)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: person }));
  expect(screen.getByRole('searchbox')).toHaveValue('bia@ponte.example');

  unmount();
  const { usr } = window.history.state as { usr: object | null };
  await openUsers({ json: [ana, bia] }, '/admin?q=a', usr ?? undefined);
  await screen.findByText('bia@ponte.example');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('removes the report of a save when a deletion is requested', async () => {
  const { user } = await openUsers({ json: [ana, bia] }, '/admin', { saved: 'create' });
  await user.click(await screen.findByRole('button', { name: 'Excluir bia@ponte.example' }));
  expect(screen.queryByText('Usuário cadastrado com sucesso!')).not.toBeInTheDocument();
});

test.each([{ saved: 'other' }, { saved: { toString: 1 } }, { person: 'Bia' }, { listQuery: '?q=x' }])(
  'reports nothing for the history state %j',
  async (state) => {
    await openUsers({ json: [ana, bia] }, '/admin', state);
    await screen.findByText('2 usuários');
    expect(screen.getAllByRole('status')).toHaveLength(1);
  },
);

test('shows a dash for a missing value, `tipo` of an older server, and markup as text', async () => {
  const odd = {
    id: 7,
    tipo: 'Gerente',
    site_slug: null,
    site_nome: '<img src=x onerror=alert(1)>',
    email: null,
    nome: null,
  };
  await openUsers({ json: [odd, { id: 8 }] });
  await screen.findByText('Gerente');
  expect(await textsOf(1)).toEqual(['—não informado', '—não informado']);
  expect(await textsOf(3)).toEqual(['<img src=x onerror=alert(1)>', '—não informado']);
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Excluir #8' })).toBeInTheDocument();
});

test('shows the name that a search has matched', async () => {
  const { user } = await openUsers({ json: [ana, { ...bia, email: null, nome: 'Zélia' }] });
  await screen.findByText('2 usuários');
  await user.type(search(), 'zelia');
  expect(await screen.findByText('1 usuário')).toBeInTheDocument();
  expect(await textsOf(1)).toEqual(['—não informadoZélia']);
});

test('shows different texts for no users and no matches', async () => {
  const { user } = await openUsers({ json: [] });
  expect(await screen.findByText('Ainda não há usuários.')).toBeInTheDocument();
  await user.type(search(), 'zé');
  expect(await screen.findByText('Nenhum usuário corresponde a “zé”.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Nenhum usuário');
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect(await screen.findByText('Ainda não há usuários.')).toBeInTheDocument();
  expect(search()).toHaveValue('');
});

test.each([
  ['a message', { status: 500, json: { error: 'Banco fora do ar.' } }, 'Banco fora do ar.'],
  ['no message', { status: 500, json: {} }, 'Erro ao buscar usuários.'],
  ['an unexpected shape', { json: { usuarios: [] } }, 'Erro ao buscar usuários.'],
  ['no connection', 'offline', 'Erro de conexão com o servidor.'],
] as const)('reports a list that fails with %s, and retries', async (_, response, message) => {
  const { user, network } = await openUsers(response);
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`));
  network.respond('GET /usuarios', { json: [bia] });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByRole('heading', { name: 'Usuários' })).toHaveFocus();
  expect(await screen.findByText('bia@ponte.example')).toBeInTheDocument();
});

test('sends one request for five clicks on retry', async () => {
  const { network } = await openUsers('offline');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  network.respond('GET /usuarios', 'pending');
  act(() => {
    for (let press = 0; press < 5; press += 1) retry.click();
  });
  await waitFor(() => expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5));
  expect(network.callsOf('GET /usuarios')).toHaveLength(2);
});

test.each([401, 403])('ends the session once when the list is rejected with %i', async (status) => {
  localStorage.setItem('lang', 'pt');
  await openUsers({ status, json: { error: 'não' } }, '/admin?page=2');
  await waitFor(() => expect(here()).toBe('/login?next=%2Fadmin%3Fpage%3D2'));
  expect(localStorage).toHaveLength(0);
  expect(window.history.state).toMatchObject({ usr: { sessionEnded: true } });
});

test('ignores a response after unmount', async () => {
  const { network, unmount } = await openUsers('pending');
  unmount();
  expect(network.sent[0]?.signal.aborted).toBe(true);
  network.respond('GET /usuarios', { status: 401 });
  await act(async () => network.release());
  expect(localStorage.getItem('token')).not.toBeNull();
});
