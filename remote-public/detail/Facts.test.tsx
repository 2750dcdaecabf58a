import { screen } from '@testing-library/react';
import { serviceFacts } from '@ponte/contract/catalogue/service-facts';
import { pageServiceIds } from '@ponte/contract/catalogue/catalogue';
import { pt } from '../locales/pt';
import { renderPage } from '../testing/render';
import DetailPage from './DetailPage';
import { Facts } from './Facts';

const official = new URL('https://www.irs.gov/tin');
const rows = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const valueOf = (name: string) => screen.getByText(name).nextElementSibling;

it('shows only what is known', () => {
  renderPage(<Facts facts={{}} itemsToSend={4} official={official} />);
  expect(rows()).toEqual(['Você envia', 'Quem atende', 'Página oficial']);
  expect(valueOf('Página oficial')).toHaveTextContent(/^irs.gov$/);
  expect(screen.getByRole('link', { name: 'irs.gov' })).toHaveAttribute('href', 'https://www.irs.gov/tin');
});

it('shows every fact in order: our time, the government’s, what the visitor sends, who answers', () => {
  renderPage(
    <Facts
      facts={{ ourDays: { from: 3, to: 5 }, governmentTime: 'stateFiling' }}
      itemsToSend={4}
      official={official}
    />,
  );
  expect(rows()).toEqual(['Nosso prazo', 'Prazo oficial', 'Você envia', 'Quem atende', 'Página oficial']);
  expect(valueOf('Nosso prazo')).toHaveTextContent('de 3 a 5 dias úteis');
  expect(valueOf('Prazo oficial')).toHaveTextContent(/^De um dia a algumas semanas, conforme o estado$/);
  expect(valueOf('Você envia')).toHaveTextContent('4 itens');
});

it('links who helps, and the waiting times where an authority publishes them', () => {
  const linkOf = (name: string) => valueOf(name)?.querySelector('a')?.getAttribute('href');
  const { unmount } = renderPage(<Facts facts={{ governmentTime: 'consulate' }} itemsToSend={4} official={official} />);
  expect(linkOf('Quem atende')).toBe('/sobre');
  expect(linkOf('Prazo oficial')).toMatch(/^https:\/\/travel\.state\.gov\/.*wait-times\.html$/);
  expect(valueOf('Prazo oficial')).toHaveTextContent(/^Depende do consulado$/);
  unmount();
  renderPage(<Facts facts={{ governmentTime: 'itin' }} itemsToSend={4} official={official} />);
  expect(linkOf('Prazo oficial')).toBeUndefined();
});

it.each(pageServiceIds)('shows the facts of %s and no empty one', (id) => {
  renderPage(<DetailPage routeId={id} params={{}} />);
  const { governmentTime } = serviceFacts[id] ?? {};
  expect(screen.queryAllByText(pt['fact.government_time'])).toHaveLength(governmentTime ? 1 : 0);
  expect(valueOf(pt['fact.official_page'])).toHaveTextContent(/^[\w.]+$/);
  for (const value of screen.getAllByRole('definition')) expect(value).not.toBeEmptyDOMElement();
});

it('promises a time for the ITIN that its questions and answers give too', () => {
  const weeks = ['sete', 'onze'];
  expect(pt['fact.time.itin']).toBe('De 7 a 11 semanas');
  for (const week of weeks) expect(pt['service.itin.a.1']).toContain(week);
});
