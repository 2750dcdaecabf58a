import { act, screen, waitFor, within } from '@testing-library/react';
import { openUsers, rows, search, textsOf } from '../testing/open-users';
import { bia, createPeople } from '../testing/people';
import { here } from '../testing/render';

test('a search ignores case and accents, starts on page 1 and lives in the address', async () => {
  const { user } = await openUsers({ json: [...createPeople(25), { ...bia, nome: 'José Ávila' }] }, '/admin?page=3');
  await screen.findByText('Página 3 de 3');
  await user.type(search(), 'jose avila');
  expect(await screen.findByText('1 usuário')).toBeInTheDocument();
  expect(here()).toBe('/admin?q=jose+avila');
  await user.clear(search());
  expect(await screen.findByText('Página 1 de 3')).toBeInTheDocument();
  expect(here()).toBe('/admin');
});

test('the link to the list shows all of it, and empties the search', async () => {
  const { user } = await openUsers({ json: createPeople(12) }, '/admin?q=pessoa1');
  await user.type(search(), '1');
  expect(await screen.findByText('1 usuário')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Usuários' }));
  expect(await screen.findByText('12 usuários')).toBeInTheDocument();
  expect(search()).toHaveValue('');
  act(() => window.history.back());
  expect(await screen.findByText('1 usuário')).toBeInTheDocument();
  expect(search()).toHaveValue('pessoa11');
});

test('a column sorts up, then down, back on page 1', async () => {
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

test('presses that come before the table is drawn again all count', async () => {
  await openUsers({ json: createPeople(35) }, '/admin?sort=id&dir=desc');
  const next = await screen.findByRole('button', { name: 'Próxima' });
  const before = window.history.length;
  act(() => {
    for (let press = 0; press < 6; press += 1) next.click();
  });
  expect(await screen.findByText('Página 4 de 4')).toBeInTheDocument();
  expect(window.history.length).toBe(before + 3);
  act(() => {
    screen.getByRole('button', { name: 'E-mail' }).click();
    screen.getByRole('button', { name: 'E-mail' }).click();
  });
  await waitFor(() => expect(here()).toBe('/admin?sort=email&dir=desc'));
});

test('the address opens the table as it was', async () => {
  await openUsers({ json: createPeople(30) }, '/admin?q=pessoa&sort=id&dir=desc&page=2');
  await screen.findByText('Página 2 de 3');
  expect(search()).toHaveValue('pessoa');
  expect((await textsOf(0))[0]).toBe('29');
});

test.each([
  ['/admin?page=99', '/admin?page=2'],
  ['/admin?q=pessoa&sort=id&page=99', '/admin?q=pessoa&sort=id&page=2'],
  ['/admin?q=pessoa12&page=3', '/admin?q=pessoa12'],
])('%s turns into the address of the last page, without a step in the history', async (path, corrected) => {
  const { network } = await openUsers('pending', path);
  const before = window.history.length;
  expect(here()).toBe(path);
  network.answer('GET /usuarios', { json: createPeople(12) });
  network.release();
  await waitFor(() => expect(here()).toBe(corrected));
  expect(window.history.length).toBe(before);
});

test.each([
  [10, '10 usuários', 1],
  [11, '11 usuários', 2],
  [10_001, '10.001 usuários', 1001],
])('%i users are told as %s, on %i pages', async (count, told, pages) => {
  const { user } = await openUsers({ json: createPeople(count) });
  await screen.findByText(told);
  if (pages === 1) return expect(screen.queryByRole('navigation', { name: 'Páginas' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Última' }));
  expect(await screen.findByText(`Página ${pages} de ${pages}`)).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(here()).toBe(`/admin?page=${pages}`);
});

test('the language picker changes the words and keeps the table', async () => {
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
