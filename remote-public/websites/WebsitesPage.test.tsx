import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pt } from '../locales/pt';
import { headContext, renderPage } from '../testing/render';
import WebsitesPage, { head } from './WebsitesPage';

const regionOf = (name: string) => within(screen.getByRole('region', { name }));

test('shows the lowest price of each kind of site and links to a quote request in the visitor’s language', () => {
  renderPage(<WebsitesPage />);
  expect(document.body).toHaveTextContent(/Site institucional\s*a partir de\s*US\$\s*149/);
  expect(document.body).toHaveTextContent(/Loja virtual\s*a partir de\s*US\$\s*299/);
  const quotes = screen.getAllByRole('link', { name: 'Pedir um orçamento' });
  // With the price, in the bar of small screens and at the end.
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) {
    expect(decodeURIComponent(quote.getAttribute('href') ?? '')).toContain('Quero um orçamento para um site');
  }
});

test('shows the sites of eight partners, one at a time', () => {
  renderPage(<WebsitesPage />);
  expect(screen.getAllByRole('group', { name: /^\d de 8: / })).toHaveLength(8);
  expect(document.querySelectorAll('[inert]')).toHaveLength(7);
  const slide = screen.getByRole('group', { name: '4 de 8: Bluebox', hidden: true });
  expect(slide).toHaveTextContent(/Loja virtual, 3 idiomas, a partir de US\$\s299/);
  expect(slide.querySelector('img')).toHaveAttribute('src', '/media/bluebox/site.pt.webp');
});

test('says how a site comes to be, what the visitor sends, and what others ask, in that order', () => {
  renderPage(<WebsitesPage />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(3, -1)).toEqual([
    pt['websites.steps.title'],
    pt['detail.send'],
    pt['websites.support.title'],
    pt['detail.questions'],
  ]);
  expect(regionOf(pt['websites.steps.title']).getAllByRole('listitem')).toHaveLength(3);
  expect(regionOf(pt['detail.send']).getAllByRole('listitem')).toHaveLength(6);
  expect(regionOf(pt['detail.questions']).getAllByRole('group')).toHaveLength(4);
});

test('opens a question', async () => {
  renderPage(<WebsitesPage />);
  const question = screen.getByText(pt['websites.q.time']);
  expect(question.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
});

test('describes the service and the breadcrumbs of the page as structured data', () => {
  const { jsonLd } = head(headContext);
  expect(jsonLd).toMatchObject([{ '@type': 'Service' }, { '@type': 'BreadcrumbList' }]);
});
