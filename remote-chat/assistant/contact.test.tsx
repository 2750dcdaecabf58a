import { screen } from '@testing-library/react';
import type { SiteSettings } from '@ponte/contract/site';
import { visit } from '../testing/visitor';

async function contactOf(settings: Partial<SiteSettings> = {}, name = 'Ana & Zé #1') {
  const visitor = visit({ settings });
  await visitor.open();
  await visitor.introduce(name);
  await visitor.choose('Empresa nos EUA', 'Endereço fiscal', 'Falar com a equipe');
}

const link = (name: string) => screen.queryByRole('link', { name });
const target = (name: string) => new URL(link(name)?.getAttribute('href') ?? '');
const message = 'Olá! Sou Ana & Zé #1 (ana@exemplo.com). Quero falar sobre um endereço fiscal para a minha empresa.';

it('writes the name, the e-mail and the topic into the chat message', async () => {
  await contactOf();
  const url = target('Continuar no WhatsApp');
  expect(url.pathname).toBe('/15550100');
  expect(url.searchParams.get('text')).toBe(message);
});

it('writes them into the mail', async () => {
  await contactOf();
  const url = target('Continuar por e-mail');
  expect(url.pathname).toBe('oi@ponte.example');
  expect(url.searchParams.get('subject')).toBe('Endereço fiscal');
  expect(url.searchParams.get('body')).toBe(message);
});

it('says beside the field what the e-mail is for', async () => {
  await visit().open();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    expect.stringMatching(/responder a você.*para mais nada/),
  );
});

it('hides a channel that is not configured', async () => {
  await contactOf({ chatNumber: '' });
  expect(link('Continuar no WhatsApp')).not.toBeInTheDocument();
  expect(link('Continuar por e-mail')).toHaveFocus();
});

it('links to the contact page when no channel is configured', async () => {
  await contactOf({ chatNumber: '', email: '' });
  expect(link('Ver a página de contato')).toHaveAttribute('href', '/contato');
});

it('writes the topic of a visitor who wants none of its services', async () => {
  const visitor = visit();
  await visitor.open();
  await visitor.introduce('Ana');
  await visitor.choose('Impostos e ITIN', 'Outro caso, ou não sei ainda', 'Falar com a equipe');
  const text = target('Continuar no WhatsApp').searchParams.get('text');
  expect(text).toBe('Olá! Sou Ana (ana@exemplo.com). Quero falar sobre os meus impostos nos Estados Unidos.');
  expect(target('Continuar por e-mail').searchParams.get('subject')).toBe('Impostos e ITIN');
});
