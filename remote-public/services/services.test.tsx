import { screen, within } from '@testing-library/react';
import { pageServiceIds } from '@ponte/contract/catalogue/catalogue';
import { getRoute } from '@ponte/contract/routes';
import { pt } from '../locales/pt';
import { headContext, renderPage } from '../testing/render';
import ServicesPage, { head } from './ServicesPage';

it('lists every service once, in a line with its promise and one link to its page', () => {
  renderPage(<ServicesPage />);
  for (const id of pageServiceIds) {
    const link = screen.getByRole('link', { name: pt[`service.${id}.title`] });
    expect(link).toHaveAttribute('href', getRoute(id).path);
    const line = link.closest('li') as HTMLElement;
    expect(within(line).getAllByRole('link')).toEqual([link]);
    const [promise = ''] = pt[`service.${id}.promise`].split('{{');
    expect(line).toHaveTextContent(`${pt[`service.${id}.title`]}${promise}`);
  }
});

it('links to the categories and to websites with their lowest price', () => {
  renderPage(<ServicesPage />, { form: 'es' });
  for (const [more, path] of [
    ['visas.more', '/es/servicios/visas'],
    ['company.more', '/es/servicios/empresa'],
    ['tax.more', '/es/servicios/impuestos'],
    ['services.websites.more', '/es/creacion-de-sitios'],
  ] as const) {
    expect(screen.getByRole('link', { name: pt[more] })).toHaveAttribute('href', path);
  }
  expect(screen.getByText(/149/).parentElement).toHaveTextContent('a partir de US$ 149');
});

it('links to each category of the page', () => {
  const { container } = renderPage(<ServicesPage />);
  const links = within(screen.getByRole('navigation', { name: pt['services.title'] })).getAllByRole('link');
  const sections = links.map((link) => container.querySelector(link.getAttribute('href') ?? ''));
  const headings = sections.map((section) => section?.querySelector('h2')?.textContent);
  expect(headings).toEqual(links.map(({ textContent }) => textContent));
  expect(links).toHaveLength(4);
});

it('has a head', () => {
  expect(head(headContext)).toMatchObject({
    title: `${pt['services.title']} · Travessia`,
    description: pt['services.description'],
    jsonLd: [{ '@type': 'BreadcrumbList' }],
  });
});
