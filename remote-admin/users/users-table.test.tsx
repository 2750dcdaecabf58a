import { act, screen, waitFor, within } from '@testing-library/react';
import { openUsers, rows, search, textsOf } from '../testing/open-users';
import { bia, createPeople } from '../testing/people';
import { here } from '../testing/render';

test('searches without case and accents from page 1, with the search in the URL', async () => {
  const { user } = await openUsers({ json: [...createPeople(25), { ...bia, nome: 'José Ávila' }] }, '/admin?page=3');
  await screen.findByText('Página 3 de 3');
  await user.type(search(), 'jose avila');
  expect(await screen.findByText('1 usuário')).toBeInTheDocument();
  expect(here()).toBe('/admin?q=jose+avila');
  await user.clear(search());
  expect(await screen.findByText('Página 1 de 3')).toBeInTheDocument();
  expect(here()).toBe('/admin');
});

test('finds the rows with each word of the search, in any order', async () => {
  const { user } = await openUsers({ json: [...createPeople(3), { ...bia, nome: 'José da Silva Ávila' }] });
  await user.type(search(), 'avila bluebox jose');
  expect(await screen.findByText('1 usuário')).toBeInTheDocument();
  expect(await textsOf(1)).toEqual([expect.stringContaining('José da Silva Ávila')]);
});

test('clears the search when the link to the list is followed', async () => {
  const { user } = await openUsers({ json: createPeople(12) }, '/admin?q=pessoa1');
  await user.type(search(), '1');
  expect(await screen.findByText('1 usuário')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Usuários' }));
  expect(await screen.findByText(/de 12 usuários$/)).toBeInTheDocument();
  expect(search()).toHaveValue('');
  act(() => window.history.back());
  expect(await screen.findByText('1 usuário')).toBeInTheDocument();
  expect(search()).toHaveValue('pessoa11');
});

test('sorts a column ascending, then descending, from page 1', async () => {
  const { user } = await openUsers({ json: createPeople(12) }, '/admin?page=2');
  const header = screen.getByRole('columnheader', { name: 'ID' });
  await screen.findByText('Página 2 de 2');
  await user.click(within(header).getByRole('button'));
  expect(header).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'ascending'),
  );
  expect(here()).toBe('/admin?sort=id');
  await user.click(screen.getByRole('button', { name: 'ID' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'descending'),
  );
  expect((await textsOf(0))[0]).toBe('21');
  expect(here()).toBe('/admin?sort=id&dir=desc');
  expect(screen.getByRole('columnheader', { name: 'Site' })).toHaveAttribute('aria-sort', 'none');
});

test('counts every click before the next render', async () => {
  await openUsers({ json: createPeople(35) }, '/admin?sort=id&dir=desc');
  const next = await screen.findByRole('button', { name: 'Próxima' });
  const before = window.history.length;
  act(() => {
    for (let click = 0; click < 6; click += 1) next.click();
  });
  expect(await screen.findByText('Página 4 de 4')).toBeInTheDocument();
  expect(window.history.length).toBe(before + 3);
  act(() => {
    screen.getByRole('button', { name: 'E-mail' }).click();
    screen.getByRole('button', { name: 'E-mail' }).click();
  });
  await waitFor(() => expect(here()).toBe('/admin?sort=email&dir=desc'));
});

test('restores the table from the URL', async () => {
  await openUsers({ json: createPeople(30) }, '/admin?q=pessoa&sort=id&dir=desc&page=2');
  await screen.findByText('Página 2 de 3');
  expect(search()).toHaveValue('pessoa');
  expect((await textsOf(0))[0]).toBe('29');
});

test.each([
  ['/admin?page=99', '/admin?page=2'],
  ['/admin?q=pessoa&sort=id&page=99', '/admin?q=pessoa&sort=id&page=2'],
  ['/admin?q=pessoa12&page=3', '/admin?q=pessoa12'],
])('replaces %s by the URL of the last page, without a history entry', async (path, corrected) => {
  const { network } = await openUsers('pending', path);
  const before = window.history.length;
  expect(here()).toBe(path);
  network.respond('GET /usuarios', { json: createPeople(12) });
  network.release();
  await waitFor(() => expect(here()).toBe(corrected));
  expect(window.history.length).toBe(before);
});

test.each([
  [10, '10 usuários', 1],
  [11, '1 a 10 de 11 usuários', 2],
  [10_001, '1 a 10 de 10.001 usuários', 1001],
])('shows %i users as %s on %i pages', async (count, label, pages) => {
  const { user } = await openUsers({ json: createPeople(count) });
  await screen.findByText(label);
  if (pages === 1) return expect(screen.queryByRole('navigation', { name: 'Páginas' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: pages === 2 ? 'Próxima' : 'Última' }));
  expect(await screen.findByText(`Página ${pages} de ${pages}`)).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(here()).toBe(`/admin?page=${pages}`);
});

test.each([
  [3, ['Anterior', 'Próxima']],
  [4, ['Primeira', 'Anterior', 'Próxima', 'Última']],
])('offers the buttons that %i pages need', async (pages, labels) => {
  const { user } = await openUsers({ json: createPeople(pages * 10) }, '/admin?page=2');
  await screen.findByText(`Página 2 de ${pages}`);
  const pager = screen.getByRole('navigation', { name: 'Páginas' });
  const buttons = within(pager).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(labels);
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(labels.map(() => 'false'));
  await user.click(within(pager).getByRole('button', { name: 'Anterior' }));
  expect(await screen.findByText(`Página 1 de ${pages}`)).toBeInTheDocument();
  expect(within(pager).getByRole('button', { name: 'Anterior' })).toHaveFocus();
  expect(within(pager).getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
});

test('shows, sorts and searches roles in the page’s language', async () => {
  const roles = ['Cliente', 'Gerente', 'Colaborador', 'Administrador', 'constructor'];
  const people = createPeople(roles.length).map((person, index) => ({ ...person, role_nome: roles[index] ?? null }));
  const { user } = await openUsers({ json: people }, '/admin?sort=type');
  await screen.findByText('5 usuários');
  expect(await textsOf(2)).toEqual(['Administrador', 'Cliente', 'Colaborador', 'constructor', 'Gerente']);
  await user.click(screen.getByRole('button', { name: 'EN – English' }));
  await screen.findByText('5 users');
  expect(await textsOf(2)).toEqual(['Administrator', 'Client', 'constructor', 'Gerente', 'Staff']);
  await user.type(screen.getByRole('searchbox'), 'staff');
  expect(await screen.findByText('1 user')).toBeInTheDocument();
  expect(await textsOf(2)).toEqual(['Staff']);
});

test('translates the table when the language changes, and keeps its state', async () => {
  const { user, network } = await openUsers({ json: createPeople(11) }, '/admin?page=2');
  await screen.findByText('Página 2 de 2');
  await user.click(screen.getByRole('button', { name: 'EN – English' }));
  expect(await screen.findByText('Page 2 of 2')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Users');
  await user.click(screen.getByRole('button', { name: 'ES – Español' }));
  expect(await screen.findByText('Página 2 de 2')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Usuarios');
  expect(network.sent).toHaveLength(1);
});
