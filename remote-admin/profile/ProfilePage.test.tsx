import { screen, waitFor } from '@testing-library/react';
import { stubNetwork } from '../testing/network';
import { ana, bia, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import ProfilePage from './ProfilePage';

test('shows the user, with markup as text, and a link to change the password', async () => {
  signIn(bia);
  stubNetwork({ 'GET /perfil': { json: { ...bia, nome: '<b>Bia</b>', site_nome: null, site_slug: null } } });
  renderScreen(<ProfilePage />, { path: '/perfil' });
  expect(await screen.findByText('<b>Bia</b>')).toBeInTheDocument();
  expect(screen.getByText('Cliente')).toBeInTheDocument();
  expect(screen.getByText('não informado')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Alterar senha' })).toHaveAttribute('href', '/alterar-senha');
  expect(screen.queryByRole('link', { name: 'Administrar usuários' })).not.toBeInTheDocument();
});

test('links an admin to the users, and names the role in the page’s language', async () => {
  signIn(ana);
  stubNetwork({ 'GET /perfil': { json: ana } });
  const { unmount } = renderScreen(<ProfilePage />, { path: '/perfil', language: 'en' });
  expect(await screen.findByText('Administrator')).toBeInTheDocument();
  unmount();
  renderScreen(<ProfilePage />, { path: '/perfil' });
  expect(await screen.findByRole('link', { name: 'Administrar usuários' })).toHaveAttribute('href', '/admin');
});

test('reports a profile that failed to load, and retries', async () => {
  signIn(bia);
  const network = stubNetwork({ 'GET /perfil': 'offline' });
  const { user } = renderScreen(<ProfilePage />, { path: '/perfil' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.');
  network.respond('GET /perfil', { json: bia });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByRole('heading', { name: 'Meu perfil' })).toHaveFocus();
  expect(await screen.findByText('Bia')).toBeInTheDocument();
});

test('ends a session that the server rejects', async () => {
  signIn(bia);
  stubNetwork({ 'GET /perfil': { status: 401 } });
  renderScreen(<ProfilePage />, { path: '/perfil' });
  await waitFor(() => expect(here()).toBe('/login?next=%2Fperfil'));
});
