import { act, screen, waitFor } from '@testing-library/react';
import { removeSession } from '@ponte/kit/session/session';
import { Screen } from '../screen/Screen';
import { ana, bia, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';

const page = (needs: 'session' | 'admin') => (
  <Screen needs={needs}>
    <h1>Segredos</h1>
  </Screen>
);

test.each(['session', 'admin'] as const)(
  'redirects to the login without a session (%s), and remembers the page',
  async (needs) => {
    renderScreen(page(needs), { path: '/admin/auditoria?acao=login' });
    await waitFor(() => expect(here()).toBe('/login?next=%2Fadmin%2Fauditoria%3Facao%3Dlogin'));
    expect(screen.queryByText('Segredos')).not.toBeInTheDocument();
    expect(window.history.state).toMatchObject({ usr: { sessionEnded: false } });
  },
);

test('renders the screen for an admin', async () => {
  signIn(ana);
  renderScreen(page('admin'), { path: '/admin' });
  expect(await screen.findByText('Segredos')).toBeInTheDocument();
  expect(here()).toBe('/admin');
});

test('explains to a user without the role, without a redirect', async () => {
  signIn({ ...bia, email: '<b>bia</b>@ponte.example' });
  renderScreen(page('admin'), { path: '/admin' });
  expect(await screen.findByRole('heading', { name: 'Sem permissão', level: 1 })).toBeInTheDocument();
  expect(screen.getByText(/<b>bia<\/b>@ponte\.example/)).toBeInTheDocument();
  expect(screen.queryByText('Segredos')).not.toBeInTheDocument();
  expect(here()).toBe('/admin');
});

test('requires no role for a session screen', async () => {
  signIn(bia);
  renderScreen(page('session'), { path: '/perfil' });
  expect(await screen.findByText('Segredos')).toBeInTheDocument();
});

test('removes an expired session and passes the reason to the login screen', async () => {
  signIn(ana);
  localStorage.setItem('session', JSON.stringify({ expiresAt: '2001-01-01T00:00:00.000Z' }));
  renderScreen(page('admin'), { path: '/admin' });
  await waitFor(() => expect(here()).toBe('/login?next=%2Fadmin'));
  expect(window.history.state).toMatchObject({ usr: { sessionEnded: true } });
  expect(localStorage.getItem('token')).toBeNull();
});

test('does not redirect when a logout navigates elsewhere', async () => {
  signIn(ana);
  renderScreen(page('admin'), { path: '/admin' });
  await screen.findByText('Segredos');
  act(() => {
    removeSession();
    window.history.pushState(null, '', '/');
  });
  expect(here()).toBe('/');
});
