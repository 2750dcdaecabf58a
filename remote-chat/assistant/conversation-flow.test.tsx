import { fireEvent, screen } from '@testing-library/react';
import { choices, lastMessage, visit } from '../testing/visitor';

const nameField = () => screen.getByRole('textbox', { name: 'Nome' });
const emailField = () => screen.getByRole('textbox', { name: 'E-mail' });

async function introduced() {
  const visitor = visit();
  await visitor.open();
  await visitor.introduce();
  return visitor;
}

it('reports missing input at each field', async () => {
  const { open, press, user } = visit();
  await open();
  await press('Começar a conversa');
  expect(nameField()).toHaveFocus();
  expect(nameField()).toHaveAccessibleDescription('Informe o seu nome.');
  expect(emailField()).toHaveAccessibleDescription(expect.stringContaining('Informe o seu e-mail.'));

  await user.type(nameField(), 'Ana');
  expect(nameField()).not.toHaveAttribute('aria-invalid');
  await user.type(emailField(), 'ana@exemplo');
  await press('Começar a conversa');
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveAccessibleDescription(expect.stringContaining('parece incompleto'));
  expect(nameField()).toHaveValue('Ana');
});

it('scrolls the first error into view with its field, after every submit', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { open, press, user } = visit();
  await open();
  await user.type(nameField(), 'Ana');
  for (const _ of ['first', 'second']) {
    scroll.mockClear();
    await press('Começar a conversa');
    const shown = scroll.mock.contexts.at(-1) as HTMLElement;
    expect(shown).toContainElement(emailField());
    expect(shown).toHaveTextContent('Informe o seu e-mail.');
    expect(shown).not.toContainElement(nameField());
  }
});

it('shows no errors before the first submit', async () => {
  const { open, user } = visit();
  await open();
  await user.type(emailField(), 'ana');
  expect(emailField()).not.toHaveAttribute('aria-invalid');
});

it('greets by name, names every speaker and offers the four topics', async () => {
  await introduced();
  expect(screen.getByRole('log')).toHaveAccessibleName('Conversa com a Hel');
  const speakers = [...screen.getByRole('log').children].map((entry) => entry.querySelector('p, span')?.textContent);
  expect(speakers).toEqual(['Hel', 'Ana', 'Hel']);
  expect(lastMessage()).toHaveTextContent('Prazer, Ana. Sobre o que você quer saber?');
  expect(choices()).toEqual(['Vistos', 'Empresa nos EUA', 'Impostos e ITIN', 'Criação de sites']);
});

it.each([
  ['/servicos', 'Vistos'],
  ['/servicos/vistos/f1', 'Vistos'],
  ['/servicos/empresa', 'Empresa nos EUA'],
  ['/servicos/fiscal/w9', 'Impostos e ITIN'],
  ['/criacao-de-sites', 'Criação de sites'],
])('offers and focuses the topic of %s first, and the others in their order', async (path, first) => {
  const { open, introduce } = visit({ path });
  await open();
  await introduce();
  const topics = ['Vistos', 'Empresa nos EUA', 'Impostos e ITIN', 'Criação de sites'];
  expect(choices()).toEqual([first, ...topics.filter((topic) => topic !== first)]);
  expect(screen.getByRole('button', { name: first })).toHaveFocus();
});

it('focuses the first option of every message', async () => {
  const { user, press } = await introduced();
  expect(screen.getByRole('button', { name: 'Vistos' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Turismo ou negócios (B1/B2)' })).toHaveFocus();
  await user.keyboard('{Tab}{Enter}');
  expect(lastMessage()).toHaveTextContent('Para quem vai estudar (F-1)');
  expect(screen.getByRole('button', { name: 'Falar com a equipe' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Continuar no WhatsApp' })).toHaveFocus();
  await press('Voltar');
  expect(screen.getByRole('button', { name: 'Falar com a equipe' })).toHaveFocus();
});

it('goes back step by step to the form, which keeps its input', async () => {
  const { press, choose } = await introduced();
  await choose('Criação de sites', 'Loja virtual');
  await press('Voltar');
  expect(choices()).toEqual(['Loja virtual', 'Site institucional', 'Outro caso, ou não sei ainda']);
  await press('Voltar');
  await press('Voltar');
  expect(nameField()).toHaveFocus();
  expect(nameField()).toHaveValue('Ana');
  expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled();
});

it('forgets the visitor on reset', async () => {
  const { press, choose } = await introduced();
  await choose('Vistos');
  await press('Recomeçar');
  expect(nameField()).toHaveValue('');
  expect(emailField()).toHaveValue('');
  expect(nameField()).toHaveFocus();
  expect(screen.getByRole('log')).not.toHaveTextContent('Ana');
});

it('counts a double click as one choice', async () => {
  await introduced();
  fireEvent.click(screen.getByRole('button', { name: 'Vistos' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Turismo ou negócios (B1/B2)' }), { detail: 2 });
  expect(lastMessage()).toHaveTextContent('Qual visto você procura?');
});

it('shows a name with markup or placeholders verbatim', async () => {
  const { open, introduce } = visit();
  await open();
  await introduce('<b>$t(chat.hel){{{{name}} Silva', 'a@b.co');
  expect(lastMessage()).toHaveTextContent('Prazer, <b>$t(chat.hel){{name}}.');
});
