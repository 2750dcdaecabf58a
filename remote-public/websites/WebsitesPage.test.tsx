import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render';
import WebsitesPage from './WebsitesPage';

test('names the price where it starts, both kinds of site, and asks for a quote in the visitor’s language', () => {
  renderPage(<WebsitesPage />);
  expect(document.body).toHaveTextContent(/a partir de US\$\s149/);
  expect(document.body).toHaveTextContent(/loja virtual a partir de US\$\s299/);
  const quote = screen.getByRole('link', { name: 'Pedir um orçamento' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(quote)).toContain('Quero um orçamento para um site');
});

test('shows eight partners’ sites, one at a time', () => {
  renderPage(<WebsitesPage />);
  expect(screen.getAllByRole('group', { name: /^\d de 8: / })).toHaveLength(8);
  expect(document.querySelectorAll('[inert]')).toHaveLength(7);
});
