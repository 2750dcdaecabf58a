import { screen } from '@testing-library/react';
import { renderScreen, settings } from '../testing/render';
import ForgotPasswordPage from './ForgotPasswordPage';

const { email, chatNumber, ...without } = settings;

test('links to the administrator by e-mail and chat', async () => {
  renderScreen(<ForgotPasswordPage />);
  expect(await screen.findByRole('link', { name: `Escrever para ${email}` })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=Preciso%20de%20uma%20nova%20senha`,
  );
  const chat = screen.getByRole('link', { name: 'Chamar no WhatsApp' });
  expect(chat.getAttribute('href')).toMatch(new RegExp(`^https://wa.me/${chatNumber}\\?text=`));
  expect(screen.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/login');
});

test('links to the contact page when no channel is configured', async () => {
  renderScreen(<ForgotPasswordPage />, { settings: without });
  expect(await screen.findByRole('link', { name: 'Ver formas de contato' })).toHaveAttribute('href', '/contato');
});
