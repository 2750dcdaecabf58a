import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, site } from '../testing/render';
import ContactPage from './ContactPage';
import { emptyDraft, kept } from './draft';

const field = (name: string) => screen.getByRole('textbox', { name });
const send = (name = 'Continuar no WhatsApp') => userEvent.click(screen.getByRole('button', { name }));
let open: jest.SpyInstance;
beforeEach(() => {
  open = jest.spyOn(window, 'open').mockReturnValue(null);
  kept.draft = emptyDraft;
});

async function write() {
  await userEvent.type(field('Nome'), 'Ana');
  await userEvent.type(field('E-mail'), 'ana@site.example');
  await userEvent.type(field('Mensagem'), 'Quero renovar o visto.');
}

test('reports each empty field and focuses the first', async () => {
  renderPage(<ContactPage />);
  await send();
  expect(field('Nome')).toHaveFocus();
  expect(field('Nome')).toHaveAccessibleDescription('Informe o seu nome.');
  expect(field('E-mail')).toHaveAccessibleDescription('Informe o seu e-mail.');
  expect(field('Mensagem')).toHaveAccessibleDescription('Escreva a sua mensagem.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('removes an error as soon as its field is valid', async () => {
  renderPage(<ContactPage />);
  await send();
  await userEvent.type(field('Nome'), 'Ana');
  expect(field('Nome')).not.toHaveAttribute('aria-invalid');
});

test('opens nothing for an incomplete message', async () => {
  renderPage(<ContactPage />);
  await send();
  await write();
  expect(open).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['Continuar no WhatsApp', '_blank', /^https:\/\/wa\.me\//, 'Abrimos o WhatsApp'],
  ['Continuar por e-mail', '_self', /^mailto:/, 'Abrimos o seu programa de e-mail'],
])('%s: opens the message, keeps it in the form and says what to do next', async (name, target, address, notice) => {
  renderPage(<ContactPage />);
  await write();
  await send(name);
  expect(open).toHaveBeenCalledTimes(1);
  const [url, where] = open.mock.calls[0] as [string, string];
  expect(where).toBe(target);
  expect(url).toMatch(address);
  expect(decodeURIComponent(url)).toContain('Olá! Sou Ana (ana@site.example). Quero renovar o visto.');
  expect(screen.getByRole('status')).toHaveTextContent(notice);
  expect(screen.getByRole('link', { name: 'Não abriu? Use este link.' })).toHaveAttribute('href', url);
  expect(field('Mensagem')).toHaveValue('Quero renovar o visto.');
});

test('a double click opens the message once', async () => {
  renderPage(<ContactPage />);
  await write();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Continuar no WhatsApp' }));
  expect(open).toHaveBeenCalledTimes(1);
});

test('shows what was typed to a visitor who comes back from another page', async () => {
  const { unmount } = renderPage(<ContactPage />);
  await write();
  unmount();
  renderPage(<ContactPage />);
  expect(['Nome', 'E-mail', 'Mensagem'].map((name) => (field(name) as HTMLInputElement).value)).toEqual([
    'Ana',
    'ana@site.example',
    'Quero renovar o visto.',
  ]);
});

test('says beside the form how soon somebody answers, marked as a sample', () => {
  renderPage(<ContactPage />);
  const ways = within(screen.getByRole('complementary'));
  expect(ways.getByText('Em até 24 horas, em dias úteis')).toBeInTheDocument();
  expect(ways.getByRole('link', { name: '+1 407 555 0100' })).toHaveAttribute('href', 'tel:+14075550100');
  expect(ways.getByRole('heading')).toHaveTextContent('Outros canais exemplo');
});

test('opens a chat without the form', () => {
  renderPage(<ContactPage />);
  const chat = new URL(screen.getByRole('link', { name: 'Ir direto ao WhatsApp' }).getAttribute('href') ?? '');
  expect(chat.searchParams.get('text')).toBe('Olá! Quero conversar sobre os serviços da Travessia.');
});

const { chatNumber: _number, ...withoutNumber } = site.settings;

test.each([
  ['the form by chat', site.settings, ['Continuar no WhatsApp']],
  ['the e-mail, without a number', withoutNumber, ['Continuar por e-mail']],
])('has one primary action: %s', (_, settings, primary) => {
  const { container } = renderPage(<ContactPage />, { settings });
  const actions = [...container.querySelectorAll('.primary')];
  expect(actions.map(({ textContent }) => textContent)).toEqual(primary);
});

test('says so when no channel is configured', () => {
  const { chatNumber: _, email: __, ...settings } = site.settings;
  renderPage(<ContactPage />, { settings });
  expect(screen.getByRole('alert')).toHaveTextContent('copie o texto');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Ir direto ao WhatsApp')).toBeNull();
});
