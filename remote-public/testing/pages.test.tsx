import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { HeadContext, PageHead } from '@ponte/kit';
import * as about from '../about/AboutPage';
import CategoryPage from '../category/CategoryPage';
import * as contact from '../contact/ContactPage';
import * as partners from '../partners/PartnersPage';
import * as privacy from '../privacy/PrivacyPage';
import * as services from '../services/ServicesPage';
import * as websites from '../websites/WebsitesPage';
import { headContext, renderPage } from './render';

const pages: Record<string, { default: ComponentType; head: (context: HeadContext) => PageHead }> = {
  about,
  contact,
  partners,
  privacy,
  websites,
};

test.each(Object.entries(pages))('%s has one h1 below its breadcrumbs', (_, { default: Page }) => {
  renderPage(<Page />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('navigation', { name: 'Você está em' })).toHaveTextContent(/^Início/);
});

test.each(Object.entries(pages))('%s has a title, a description and breadcrumbs', (name, { head }) => {
  const { title, description, jsonLd = [] } = head(headContext);
  expect(title).toContain('Travessia');
  expect(description.length).toBeGreaterThan(50);
  expect(JSON.stringify(jsonLd)).toContain(`"position":2`);
  expect(JSON.stringify(jsonLd)).toContain(`https://site.example/pt/${name}`);
});

const usual = ['Conte o seu caso. Saiba o preço antes de decidir.', 'Conversar no WhatsApp'] as const;

test.each([
  ['about', about, ...usual, 'Ver preços'],
  [
    'taxes',
    { default: () => <CategoryPage routeId="tax" params={{}} /> },
    'Não sabe qual formulário é o seu?',
    'Conversar no WhatsApp',
  ],
  ['partners', partners, 'Quer aparecer aqui?', 'Propor uma parceria'],
  ['services', services, ...usual],
  ['websites', websites, 'Conte o que você faz. Saiba o preço antes de decidir.', 'Pedir um orçamento'],
] as const)('%s ends with its action, and the way to prices that it does not have', (_, page, title, ...links) => {
  const { container } = renderPage(<page.default />);
  const closing = within([...container.querySelectorAll('section')].at(-1) as HTMLElement);
  expect(closing.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(closing.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

test.each(Object.entries(pages))('%s has no unresolved placeholder', (_, { default: Page }) => {
  renderPage(<Page />);
  expect(document.body).not.toHaveTextContent(/{{|undefined/);
});
