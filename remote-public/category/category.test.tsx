import { screen, within } from '@testing-library/react';
import { servicesOf, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import { pt } from '../locales/pt';
import { headContext, renderPage, site } from '../testing/render';
import CategoryPage, { head } from './CategoryPage';
import CompanyPage from './CompanyPage';

const { chatNumber: _, ...withoutNumber } = site.settings;

const VisasPage = () => <CategoryPage routeId="visas" params={{}} />;
const TaxPage = () => <CategoryPage routeId="tax" params={{}} />;

describe.each([
  ['visas', VisasPage, 10, 4],
  ['company', CompanyPage, 0, 3],
  ['tax', TaxPage, 0, 3],
] as const)('%s', (category: ServiceCategory, Page, asks, level) => {
  it('lists each service with its link, a visa with a chat message that names it', () => {
    renderPage(<Page />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const id of servicesOf(category)) {
      const title = pt[`service.${id}.title`];
      const row = screen.getByRole('heading', { level, name: title }).closest('li') as HTMLElement;
      expect(within(row).getByRole('link', { name: title })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/servicos/),
      );
      if (category !== 'visas') continue;
      const chat = within(row).getByRole('link', {
        name: (name) => name.startsWith(pt['services.ask']) && name.endsWith(title),
      });
      const url = new URL(chat.getAttribute('href') ?? '');
      expect(url.searchParams.get('text')).toBe(pt[`service.${id}.whatsapp_msg`]);
    }
    expect(screen.queryAllByRole('link', { name: new RegExp(`^${pt['services.ask']}`) })).toHaveLength(asks);
  });

  it('links to the contact page without a chat number', () => {
    renderPage(<Page />, { settings: withoutNumber });
    const links = screen.queryAllByRole('link', { name: new RegExp(`^${pt['services.contact']}: `) });
    expect(links).toHaveLength(asks);
    for (const link of links) expect(link).toHaveAttribute('href', '/contato');
  });
});

it('groups the visas by purpose', () => {
  renderPage(<VisasPage />);
  const groups = screen.getAllByRole('heading', { level: 3 }).slice(0, 4);
  expect(groups.map((group) => group.textContent)).toEqual([
    'Visitar',
    'Estudar',
    'Trabalhar e morar',
    'Renovar e resolver',
  ]);
  const work = groups[2]?.parentElement as HTMLElement;
  const titles = within(work).getAllByRole('heading', { level: 4 });
  expect(titles.at(-1)).toHaveTextContent(pt['service.otherWork.title']);
});

it('shows the list prices, or words in place of one', () => {
  renderPage(<VisasPage />);
  const priceOf = (title: string) => screen.getByRole('heading', { name: title }).closest('li')?.children[1];
  expect(priceOf(pt['service.b1b2.title'])).toHaveTextContent('US$ 29');
  expect(priceOf(pt['service.specialCases.title'])).toHaveTextContent('Sob consulta');
});

it('explains "on request" only on a page with such a price', () => {
  const { unmount } = renderPage(<TaxPage />);
  expect(screen.getByText(pt['services.on_request'])).toBeInTheDocument();
  unmount();
  renderPage(<CompanyPage />);
  expect(screen.queryByText(pt['services.on_request'])).not.toBeInTheDocument();
});

it('links the help with sending below the taxes, under a question', () => {
  renderPage(<TaxPage />);
  const last = screen.getByRole('heading', { level: 3, name: pt['tax.beneath'] }).parentElement as HTMLElement;
  expect(within(last).getByRole('link', { name: pt['service.submission.title'] })).toHaveAttribute(
    'href',
    '/servicos/fiscal/envio',
  );
});

it('renders the company flow as four rows of three disclosures with official fees', () => {
  renderPage(<CompanyPage />);
  const flow = screen.getByRole('region', { name: pt['flow.title'] });
  expect(within(flow).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(within(flow).getAllByRole('group')).toHaveLength(12);
  expect(flow).toHaveTextContent(/de US\$\s50 a US\$\s150/);
  expect(flow).toHaveTextContent(/de US\$\s50 a US\$\s300/);
});

it.each([
  ['visas', 10],
  ['company', 6],
  ['tax', 6],
] as const)('describes the %s list as structured data', (category, count) => {
  const { title, description, jsonLd } = head({ ...headContext, routeId: category });
  expect(title).toBe(`${pt[`${category}.title`]} · ${site.settings.brand}`);
  expect(description).toBe(pt[`${category}.description`]);
  expect(jsonLd?.[1]).toMatchObject({ '@type': 'ItemList', itemListElement: { length: count } });
});
