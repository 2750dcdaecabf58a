import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getService, pageServiceIds, type PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { pt } from '../locales/pt';
import { headContext, renderPage, site } from '../testing/render';
import DetailPage, { head } from './DetailPage';
import { relatedTo } from './RelatedServices';

const renderDetail = (id: PageServiceId, changes = {}) => renderPage(<DetailPage routeId={id} params={{}} />, changes);
const sectionOf = (heading: 'detail.next' | 'detail.excludes' | 'detail.send') =>
  screen.getByRole('heading', { name: pt[heading] }).parentElement as HTMLElement;
const summary = () => screen.getByRole('complementary', { name: pt['detail.price'] });

it.each(pageServiceIds)('%s: renders title, included items, steps and a chat message that names it', (id) => {
  renderDetail(id);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pt[`service.${id}.title`]);
  const included = screen.getByRole('heading', { name: pt[`service.${id}.includes_title`] }).parentElement;
  expect(within(included as HTMLElement).getAllByRole('listitem')).toHaveLength(getService(id).included ?? 0);

  const chats = screen.getAllByRole('link', { name: pt[`service.${id}.cta`] });
  expect(chats).toHaveLength(3);
  for (const chat of chats) {
    const href = chat.getAttribute('href') ?? '';
    expect(href).toBe(`https://wa.me/15550100200?text=${encodeURIComponent(pt[`service.${id}.whatsapp_msg`])}`);
  }
  expect(within(sectionOf('detail.excludes')).getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(within(sectionOf('detail.next')).getAllByRole('listitem')).toHaveLength(3);
  expect(document.body).not.toHaveTextContent(/{{|service\.|steps\.|undefined/);
});

it.each([
  ['b1b2', 'US$ 45'],
  ['family', 'US$ 55 por pessoa'],
  ['w7', 'Incluído no pacote ITIN'],
  ['specialCases', 'Sob consulta'],
  ['businessLicense', 'US$ 49 por licença'],
  ['submission', 'Incluído nos serviços principais'],
] as const)('%s costs %s', (id, price) => {
  renderDetail(id);
  expect(summary()).toHaveTextContent(price);
});

it.each(pageServiceIds)('%s: lists what the visitor sends, and the summary links to the list', (id) => {
  renderDetail(id);
  const items = within(sectionOf('detail.send')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual(
    pt[`service.${id}.send`].split('\n').map((item) => item.replace(/\s/g, ' ')),
  );
  expect(items.length).toBeGreaterThanOrEqual(3);
  const link = within(summary()).getByRole('link', { name: `${items.length} itens` });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(sectionOf('detail.send'));
});

it('names the state fees of a company', () => {
  renderDetail('companyOpening');
  const items = within(sectionOf('detail.excludes')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Taxa de registro do estado, em geral de US$ 50 a US$ 150',
    'Taxa anual do estado, em geral de US$ 50 a US$ 300',
    'Agente registrado no estado, obrigatório e contratado à parte',
  ]);
});

it('links to the contact page without a chat number', () => {
  const { chatNumber: _, ...settings } = site.settings;
  renderDetail('f1', { settings });
  expect(screen.queryByRole('link', { name: pt['service.f1.cta'] })).not.toBeInTheDocument();
  expect(within(summary()).getByRole('link', { name: pt['services.contact'] })).toHaveAttribute('href', '/contato');
  expect(screen.queryByText(pt['detail.chat_note'])).not.toBeInTheDocument();
});

it.each(pageServiceIds)('%s: links to the official page on fees and processing times', (id) => {
  renderDetail(id);
  const official = within(summary()).getByRole('link', { name: /\.(gov|com)$/ });
  expect(new URL(official.getAttribute('href') ?? '').hostname).toMatch(/(^|\.)(state|uscis|irs|sba)\.gov$|usps\.com$/);
});

it('opens a question', async () => {
  renderDetail('eb2niw');
  const question = screen.getByText(pt['service.eb2niw.q.0']);
  expect(question.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
});

it('links to its category and to related services', () => {
  renderDetail('itin');
  const trail = screen.getByRole('navigation', { name: pt['layout.trail'] });
  expect(within(trail).getByRole('link', { name: pt['company.name'] })).toHaveAttribute('href', '/servicos/empresa');
  const related = screen.getByRole('region', { name: pt['detail.related'] });
  expect(
    within(related)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(relatedTo.itin.map((id) => pt[`service.${id}.title`]));
});

it('relates each service to three others', () => {
  for (const id of pageServiceIds) {
    expect(relatedTo[id]).not.toContain(id);
    expect(new Set(relatedTo[id]).size).toBe(3);
  }
});

it('describes price and breadcrumbs as structured data', () => {
  const { title, description, jsonLd } = head({ ...headContext, routeId: 'b1b2' });
  expect(title).toBe(`${pt['service.b1b2.title']} · Travessia`);
  expect(description).toBe(pt['service.b1b2.description']);
  expect(jsonLd).toMatchObject([
    { '@type': 'Service', offers: { '@type': 'Offer', price: 45, priceCurrency: 'USD' } },
    { '@type': 'BreadcrumbList', itemListElement: { length: 4 } },
  ]);
});

it('has no offer in its structured data without a price', () => {
  const { jsonLd } = head({ ...headContext, routeId: 'specialCases' });
  expect(jsonLd?.[0]).not.toHaveProperty('offers');
});

it('keeps descriptions within the length of a search result', () => {
  for (const id of pageServiceIds) {
    expect(pt[`service.${id}.description`].length).toBeLessThanOrEqual(160);
  }
});
