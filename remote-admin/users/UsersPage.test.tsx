import { act, screen, waitFor, within } from '@testing-library/react';
import { openUsers, rows, search, textsOf } from '../testing/open-users';
import { ana, bia } from '../testing/people';
import { here } from '../testing/render';

test('while the list loads, five rows hold its place', async () => {
  const { network } = await openUsers('pending');
  expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  network.answer('GET /usuarios', { json: [ana, bia] });
  network.release();
  await screen.findByText('2 usuários');
  expect(screen.queryByTestId('skeleton-row')).not.toBeInTheDocument();
});

test('a loaded list has its columns, and asks with the token', async () => {
  const { network } = await openUsers({ json: [ana, bia] });
  await screen.findByText('bia@ponte.example');
  const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['ID', 'E-mail', 'Tipo', 'Site', 'Ações']);
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

test('what is missing is a dash, an older answer says tipo, and markup is text', async () => {
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

test('a row shows the name that a search may have found it by', async () => {
  const { user } = await openUsers({ json: [ana, { ...bia, email: null, nome: 'Zélia' }] });
  await screen.findByText('2 usuários');
  await user.type(search(), 'zelia');
  expect(await screen.findByText('1 usuário')).toBeInTheDocument();
  expect(await textsOf(1)).toEqual(['—não informadoZélia']);
});

test('no users and no match say different things', async () => {
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
  ['its own words', { status: 500, json: { error: 'Banco fora do ar.' } }, 'Banco fora do ar.'],
  ['no words', { status: 500, json: {} }, 'Erro ao buscar usuários.'],
  ['another shape', { json: { usuarios: [] } }, 'Erro ao buscar usuários.'],
  ['no connection', 'offline', 'Erro de conexão com o servidor.'],
] as const)('a list that fails with %s is told and can be asked for again', async (_, answer, message) => {
  const { user, network } = await openUsers(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`));
  network.answer('GET /usuarios', { json: [bia] });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByRole('heading', { name: 'Usuários' })).toHaveFocus();
  expect(await screen.findByText('bia@ponte.example')).toBeInTheDocument();
});

test('a retry pressed five times asks once', async () => {
  const { network } = await openUsers('offline');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  network.answer('GET /usuarios', 'pending');
  act(() => {
    for (let press = 0; press < 5; press += 1) retry.click();
  });
  await waitFor(() => expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5));
  expect(network.callsOf('GET /usuarios')).toHaveLength(2);
});

test.each([401, 403])('a list refused with %i ends the session once', async (status) => {
  localStorage.setItem('lang', 'pt');
  await openUsers({ status, json: { error: 'não' } }, '/admin?page=2');
  await waitFor(() => expect(here()).toBe('/login?next=%2Fadmin%3Fpage%3D2'));
  expect(localStorage).toHaveLength(0);
  expect(window.history.state).toMatchObject({ usr: { sessionEnded: true } });
});

test('an answer after the screen is gone is dropped', async () => {
  const { network, unmount } = await openUsers('pending');
  unmount();
  expect(network.sent[0]?.signal.aborted).toBe(true);
  network.answer('GET /usuarios', { status: 401 });
  await act(async () => network.release());
  expect(localStorage.getItem('token')).not.toBeNull();
});
