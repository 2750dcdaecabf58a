import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render';
import WebsitesPage from './WebsitesPage';

test('shows the lowest prices and links to a quote request in the visitor’s language', () => {
  renderPage(<WebsitesPage />);
  expect(document.body).toHaveTextContent(/a partir de US\$\s149/);
  expect(document.body).toHaveTextContent(/loja virtual a partir de US\$\s299/);
  const quote = screen.getByRole('link', { name: 'Pedir um orçamento' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(quote)).toContain('Quero um orçamento para um site');
});

test('shows the sites of eight partners, one at a time', () => {
  renderPage(<WebsitesPage />);
  expect(screen.getAllByRole('group', { name: /^\d de 8: / })).toHaveLength(8);
  expect(document.querySelectorAll('[inert]')).toHaveLength(7);
  const slide = screen.getByRole('group', { name: '4 de 8: Bluebox', hidden: true });
  expect(slide).toHaveTextContent(/Loja virtual · 3 línguas · a partir de US\$\s299/);
  expect(slide.querySelector('img')).toHaveAttribute('src', '/media/bluebox/site.webp');
});
