import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, site } from '../testing/render';
import ContactPage from './ContactPage';

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

async function write() {
  await userEvent.type(field('Nome'), 'Ana');
  await userEvent.type(field('E-mail'), 'ana@site.example');
  await userEvent.type(field('Mensagem'), 'Quero renovar o visto.');
}

test('names each empty field and moves the focus to the first', async () => {
  renderPage(<ContactPage />);
  await send();
  expect(field('Nome')).toHaveFocus();
  expect(field('Nome')).toHaveAccessibleDescription('Escreva o seu nome.');
  expect(field('E-mail')).toHaveAccessibleDescription('Escreva o seu e-mail.');
  expect(field('Mensagem')).toHaveAccessibleDescription('Escreva a sua mensagem.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error goes as soon as its field is right', async () => {
  renderPage(<ContactPage />);
  await send();
  await userEvent.type(field('Nome'), 'Ana');
  expect(field('Nome')).not.toHaveAttribute('aria-invalid');
});

test('says nothing of sending before it was asked to send a whole message', async () => {
  renderPage(<ContactPage />);
  await send();
  await write();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sends nothing, says so, keeps the message and hands it to the chat app and to mail', async () => {
  renderPage(<ContactPage />);
  await write();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('ainda não envia mensagens');
  expect(field('Mensagem')).toHaveValue('Quero renovar o visto.');
  for (const name of ['Mandar este texto pelo chat', 'Mandar este texto por e-mail']) {
    const href = decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(href).toContain('Olá! Sou Ana (ana@site.example). Quero renovar o visto.');
  }
});

test('offers no way that is not configured', async () => {
  const { chatNumber: _, email: __, ...settings } = site.settings;
  renderPage(<ContactPage />, { settings });
  await write();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Copie o texto');
  expect(screen.queryByRole('link', { name: /Mandar/ })).toBeNull();
});
