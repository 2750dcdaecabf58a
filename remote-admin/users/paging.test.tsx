import { screen, waitFor, within } from '@testing-library/react';
import { openUsers } from '../testing/open-users';
import { createPeople } from '../testing/people';
import { here } from '../testing/render';

const next = () => screen.findByRole('button', { name: 'Próxima' });
const table = () => screen.getByRole('table', { name: 'Usuários' });

/** jsdom has no layout: the table begins at `top`. Returns the mock of its scrolling. */
function placeTop(top: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  return (Element.prototype.scrollIntoView = jest.fn());
}

test.each([
  ['EN – English', '11 to 20 of 25 users', '21 to 25 of 25 users'],
  ['PT – Português', '11 a 20 de 25 usuários', '21 a 25 de 25 usuários'],
  ['ES – Español', 'Del 11 al 20 de 25 usuarios', 'Del 21 al 25 de 25 usuarios'],
])('announces the page and its rows: %s', async (language, second, third) => {
  const { user } = await openUsers({ json: createPeople(25) }, '/admin?page=2');
  await user.click(screen.getByRole('button', { name: language }));
  expect(await screen.findByText(second)).toHaveAttribute('role', 'status');
  const pager = within(screen.getByRole('navigation', { name: /^Páginas|Pages$/ }));
  await user.click(pager.getAllByRole('button').at(-1) as HTMLElement);
  expect(await screen.findByText(third)).toHaveAttribute('role', 'status');
});

test('counts the users alone where one page has them all', async () => {
  await openUsers({ json: createPeople(10) });
  expect(await screen.findByText('10 usuários')).toHaveAttribute('role', 'status');
});

test('goes to the top of the table, with the focus, when it is out of view', async () => {
  const { user } = await openUsers({ json: createPeople(12) });
  const scroll = placeTop(-1);
  await user.click(await next());
  expect(await screen.findByText('Página 2 de 2')).toBeInTheDocument();
  await waitFor(() => expect(table()).toHaveFocus());
  expect(scroll.mock.contexts).toEqual([table()]);
});

test('stays at the pager when the top of the table is in view', async () => {
  const { user } = await openUsers({ json: createPeople(12) });
  const scroll = placeTop(0);
  await user.click(await next());
  expect(await screen.findByText('Página 2 de 2')).toBeInTheDocument();
  expect(await next()).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
});

test('stays where it is when there is no other page', async () => {
  const { user } = await openUsers({ json: createPeople(12) }, '/admin?page=2');
  const scroll = placeTop(-1);
  await user.click(await next());
  expect(here()).toBe('/admin?page=2');
  expect(await next()).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
});
