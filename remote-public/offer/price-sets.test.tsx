import { screen, within } from '@testing-library/react';
import type { SiteSettings } from '@ponte/contract/site';
import CategoryPage, { head as categoryHead } from '../category/CategoryPage';
import DetailPage, { head as detailHead } from '../detail/DetailPage';
import { Services } from '../home/Services';
import { pt } from '../locales/pt';
import ServicesPage from '../services/ServicesPage';
import { headContext, renderPage, site } from '../testing/render';

/** Each surface with the three sets of prices. Only figures that other surfaces contradict have a scope. */
const sets = [
  {
    pricesFrom: undefined,
    list: {
      b1b2: 'a partir de US$ 29 por solicitante',
      eb1a: 'US$ 89 por pessoa',
      complementary: 'Sob consulta por documento',
    },
    detail: { b1b2: 'US$ 45', w7: 'Incluído no pacote ITIN' },
    related: { family: 'US$ 55 por pessoa', renewal: 'US$ 39 por solicitante' },
    company: {
      fiscalAddress: 'a partir de US$ 35 por empresa',
      w7: 'US$ 29 só o formulário',
      itin: 'US$ 59 por pessoa',
    },
    home: 'a partir de US$ 23 por solicitante',
    jsonLd: { list: { priceSpecification: { minPrice: 29 } }, detail: { price: 45 } },
  },
  {
    pricesFrom: 'detail',
    list: { b1b2: 'US$ 45', eb1a: 'US$ 79', complementary: 'US$ 25 por documento' },
    detail: { b1b2: 'US$ 45', w7: 'Incluído no pacote ITIN' },
    related: { family: 'US$ 55 por pessoa', renewal: 'US$ 39' },
    company: { fiscalAddress: 'US$ 29', w7: 'Incluído no pacote ITIN', itin: 'US$ 55' },
    home: 'a partir de US$ 39',
    jsonLd: { list: { price: 45 }, detail: { price: 45 } },
  },
  {
    pricesFrom: 'list',
    list: { b1b2: 'US$ 29', eb1a: 'US$ 89', complementary: 'Sob consulta' },
    detail: { b1b2: 'US$ 29', w7: 'US$ 29' },
    related: { family: 'US$ 29', renewal: 'US$ 23' },
    company: { fiscalAddress: 'a partir de US$ 35', w7: 'US$ 29', itin: 'US$ 59' },
    home: 'a partir de US$ 23',
    jsonLd: { list: { price: 29 }, detail: { price: 29 } },
  },
] as const;

describe.each(sets)('with prices from $pricesFrom', (expected) => {
  const settings: SiteSettings = { ...site.settings, ...(expected.pricesFrom && { pricesFrom: expected.pricesFrom }) };

  /** The text of the innermost price, which stands last. */
  const priceIn = (container: HTMLElement) =>
    [...container.querySelectorAll('.price')].at(-1)?.textContent?.replace(/\s+/g, ' ').trim();

  function expectPrices(prices: Partial<Record<string, string>>, container: HTMLElement = document.body) {
    for (const [id, price = ''] of Object.entries(prices)) {
      const title = pt[`service.${id as 'b1b2'}.title`];
      const item = within(container).getByRole('link', { name: title }).closest('li') as HTMLElement;
      expect(priceIn(item)).toBe(price);
    }
  }

  it('shows the list of a category', () => {
    renderPage(<CategoryPage routeId="visas" params={{}} />, { settings });
    expectPrices(expected.list);
  });

  it('shows the overview', () => {
    renderPage(<ServicesPage />, { settings });
    expectPrices({ ...expected.list, ...expected.company });
  });

  it('shows detail pages', () => {
    for (const [id, price] of Object.entries(expected.detail)) {
      const { unmount } = renderPage(<DetailPage routeId={id} params={{}} />, { settings });
      expect(priceIn(screen.getByRole('complementary', { name: pt['detail.price'] }))).toBe(price);
      unmount();
    }
  });

  it('adds the price of the form alone only where lists show one', () => {
    renderPage(<DetailPage routeId="w7" params={{}} />, { settings });
    const alone = screen.queryAllByText(/^Só o formulário, sem o pacote: US\$\s29\.$/);
    expect(alone).toHaveLength(expected.pricesFrom ? 0 : 1);
  });

  it('shows related services', () => {
    renderPage(<DetailPage routeId="b1b2" params={{}} />, { settings });
    expectPrices(expected.related, screen.getByRole('region', { name: pt['detail.related'] }));
  });

  it('shows the home page', () => {
    renderPage(<Services />, { settings });
    const item = screen.getByRole('link', { name: pt['home.services.visas.title'] }).closest('li') as HTMLElement;
    expect(item).toHaveTextContent(new RegExp(`${expected.home.replace('$', '\\$')}$`));
  });

  it('describes them as structured data', () => {
    const context = { ...headContext, site: settings };
    const list = categoryHead({ ...context, routeId: 'visas' }).jsonLd?.[1] as { itemListElement: { item: object }[] };
    expect(list.itemListElement[0]?.item).toMatchObject({ offers: expected.jsonLd.list });
    const [service] = detailHead({ ...context, routeId: 'b1b2' }).jsonLd ?? [];
    expect(service).toMatchObject({ offers: expected.jsonLd.detail });
  });

  it('explains other figures only where there are some', () => {
    renderPage(<CategoryPage routeId="visas" params={{}} />, { settings });
    expect(screen.queryAllByText(pt['services.own_page'])).toHaveLength(expected.pricesFrom ? 0 : 1);
  });
});
