import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../header/Menu';
import { renderInShell, settings } from '../testing/render';
import { NavLinks } from './NavLinks';

const menu = (
  <Menu label="Menu" summary="Menu">
    <NavLinks all />
  </Menu>
);
const open = () => userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));

test.each([
  ['pt', 'Vistos', 'a partir de US$\u00a023'],
  ['en', 'Visas', 'from $23'],
  ['es', 'Visas', 'desde USD\u00a023'],
] as const)('shows the lowest prices in %s once the menu is open', async (language, name, price) => {
  renderInShell(menu, { path: `/${language}`, language, form: language });
  expect(screen.getByRole('link', { name })).toBeInTheDocument();
  await open();
  expect(await screen.findByRole('link', { name: `${name} ${price}` })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /\d$/ })).toHaveLength(3);
});

test('shows those of the set of prices that the site shows', async () => {
  renderInShell(menu, { settings: { ...settings, pricesFrom: 'detail' } });
  await open();
  expect(await screen.findByRole('link', { name: 'Vistos a partir de US$\u00a039' })).toBeInTheDocument();
});
