import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { headContext, renderPage, site } from '../testing/render';
import HomePage, { head } from './HomePage';

test('has one h1, the chat action at its top and end, and five entry links', () => {
  renderPage(<HomePage />);

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const actions = screen.getAllByRole('link', { name: 'Conversar no WhatsApp' });
  expect(actions).toHaveLength(2);
  for (const action of actions) {
    expect(decodeURIComponent(action.getAttribute('href') ?? '')).toContain('serviços da Travessia');
  }
  const entries = within(screen.getByRole('navigation', { name: 'Por onde começar' }));
  expect(entries.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/servicos/vistos',
    '/servicos/empresa',
    '/servicos/fiscal',
    '/criacao-de-sites',
    '/parceiros',
  ]);
});

test('shows who we are before the partners and ends with the action', () => {
  renderPage(<HomePage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Um caminho sem surpresas',
    'Serviços e preços',
    'Quem acompanha você',
    'Negócios que indicamos',
    'Conte o seu caso.\nSaiba o preço antes\u00a0de\u00a0decidir.',
  ]);
});

test('links to the contact page without a chat number', () => {
  const { chatNumber: _, ...settings } = site.settings;
  renderPage(<HomePage />, { settings });
  const actions = screen.getAllByRole('link', { name: 'Fale com a gente' });
  expect(actions.map((action) => action.getAttribute('href'))).toEqual(['/contato', '/contato']);
});

test('shows the lowest price of each service, formatted for the language', () => {
  renderPage(<HomePage />);
  const services = screen.getByRole('region', { name: 'Serviços e preços' });
  expect(
    within(services)
      .getAllByText(/^US\$/)
      .map((currency) => currency.parentElement?.textContent?.replace(/\s/, ' ').trim()),
  ).toEqual(['US$ 23', 'US$ 25', 'US$ 25', 'US$ 149']);
});

test('links to each language’s URL and switches without loading a page', async () => {
  const chooseLanguage = jest.fn();
  renderPage(<HomePage />, { chooseLanguage });
  const spanish = screen.getByRole('link', { name: 'ES – Español' });
  expect(spanish).toHaveAttribute('href', '/es');
  expect(spanish).toHaveAttribute('hreflang', 'es');
  expect(screen.getByRole('link', { name: 'PT – Português' })).toHaveAttribute('aria-current', 'true');

  await userEvent.click(spanish);
  expect(chooseLanguage).toHaveBeenCalledWith('es');
});

test('describes the page and the consultancy as structured data', () => {
  const { title, description, jsonLd } = head(headContext);
  expect(title).toContain('Travessia');
  expect(description.length).toBeGreaterThan(70);
  expect(jsonLd).toEqual([expect.objectContaining({ '@type': 'Organization', name: 'Travessia' })]);
});
