import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveEvent, type LeaveEvent } from '@ponte/kit/leaving';
import { announceSession, storeLogin } from '@ponte/kit/session/session';
import { renderInShell } from '../testing/render';
import { Header } from './Header';

const admin = { id: 1, email: 'ana@ponte.example', nome: 'Ana Souza', role_id: 1, role_nome: 'Administrador' };

function logIn(usuario: object) {
  storeLogin({ token: 'a-token', usuario, expiresAt: new Date(Date.now() + 60_000).toISOString() });
}

/** The menus stand twice, for wide and for small screens; CSS, which jsdom has not, shows one. */
const first = (name: string) => screen.getAllByRole('link', { name })[0];

beforeEach(() => localStorage.clear());
afterEach(() => act(() => announceSession()));

test('marks the link of the page, and of the section that the page belongs to', () => {
  renderInShell(<Header />, { path: '/servicos/vistos/f1' });
  expect(first('Serviços')).toHaveAttribute('aria-current', 'true');
  expect(first('Início')).not.toHaveAttribute('aria-current');
});

test('links keep the form of the page’s address', () => {
  renderInShell(<Header />, { path: '/es', language: 'es', form: 'es' });
  expect(first('Servicios')).toHaveAttribute('href', '/es/servicos');
});

test('the language links name the same page in each language', async () => {
  const chooseLanguage = jest.fn();
  renderInShell(<Header />, { path: '/sobre', chooseLanguage });
  expect(first('Español')).toHaveAttribute('href', '/es/sobre');
  await userEvent.click(first('Español') as HTMLElement);
  expect(chooseLanguage).toHaveBeenCalledWith('es');
});

test('logged out, the account menu leads to login and forgotten password', () => {
  renderInShell(<Header />);
  expect(first('Entrar')).toHaveAttribute('href', '/login');
  expect(first('Esqueci a senha')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Administração' })).not.toBeInTheDocument();
});

test('an admin who is logged in sees name, account pages and the admin area', () => {
  logIn(admin);
  renderInShell(<Header />);
  expect(screen.getAllByText('Ana Souza')[0]).toBeInTheDocument();
  expect(first('Perfil')).toBeInTheDocument();
  expect(first('Administração')).toHaveAttribute('href', '/admin');
});

test('hides the admin area from other users; renders a name with markup as text', () => {
  logIn({ ...admin, role_id: 2, role_nome: 'Editor', nome: '<img src=x onerror=alert(1)>' });
  renderInShell(<Header />);
  expect(screen.getAllByText('<img src=x onerror=alert(1)>')[0]).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Administração' })).not.toBeInTheDocument();
});

test('a login in another tab shows here', () => {
  renderInShell(<Header />);
  act(() => {
    logIn(admin);
    window.dispatchEvent(new StorageEvent('storage', { key: 'usuario' }));
  });
  expect(screen.getAllByText('Ana Souza')[0]).toBeInTheDocument();
});

test('logout removes the four keys, keeps the rest, and tells the server', async () => {
  logIn(admin);
  localStorage.setItem('lang', 'pt');
  const calls: unknown[] = [];
  window.fetch = (...call) => {
    calls.push(call);
    return Promise.resolve({ ok: true, status: 204 } as Response);
  };
  renderInShell(<Header />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Sair' })[0] as HTMLElement);

  expect(Object.keys(localStorage)).toEqual(['lang']);
  expect(calls).toEqual([['/api/users/logout', expect.objectContaining({ method: 'POST' })]]);
  expect(first('Entrar')).toBeInTheDocument();
});

test('logout waits where a form holds unsaved input', async () => {
  logIn(admin);
  window.fetch = () => Promise.resolve({ ok: true, status: 204 } as Response);
  let leave = () => {};
  const hold = (event: Event) => {
    event.preventDefault();
    leave = (event as LeaveEvent).detail.leave;
  };
  window.addEventListener(leaveEvent, hold);
  renderInShell(<Header />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Sair' })[0] as HTMLElement);
  window.removeEventListener(leaveEvent, hold);
  expect(localStorage.getItem('token')).toBe('a-token');
  act(() => leave());
  expect(localStorage.getItem('token')).toBeNull();
});

test('Escape closes an open menu and gives the focus back; a press outside closes it too', async () => {
  renderInShell(
    <>
      <Header />
      <p>elsewhere</p>
    </>,
  );
  const [language] = screen.getAllByLabelText('Idioma: PT', { selector: 'summary' });
  const menu = language?.closest('details') as HTMLDetailsElement;
  const open = () => act(() => (menu.open = true));

  open();
  expect(await within(menu).findByText('English')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(language).toHaveFocus();

  open();
  await userEvent.click(screen.getByText('elsewhere'));
  expect(menu.open).toBe(false);
});

test('the language menu closes after a choice, on an address that stays the same, and gives the focus back', async () => {
  renderInShell(<Header />, { path: '/sobre' });
  const [language] = screen.getAllByLabelText('Idioma: PT', { selector: 'summary' });
  const menu = language?.closest('details') as HTMLDetailsElement;
  await userEvent.click(language as HTMLElement);
  await userEvent.click(within(menu).getByRole('link', { name: 'Español' }));
  expect(menu.open).toBe(false);
  expect(language).toHaveFocus();
});

test('the switcher shows which language is on its way', () => {
  renderInShell(<Header />, { nextLanguage: 'es' });
  const language = screen.getByLabelText('Idioma: PT. Español, carregando…', { selector: 'summary' });
  expect(language).toHaveTextContent('PT → ES');
  expect(first('Español')).toHaveAttribute('aria-busy', 'true');
  expect(first('Português')).toHaveAttribute('aria-current', 'true');
});

test('a key pressed at once after a menu was opened finds it open', () => {
  renderInShell(<Header />);
  const menu = screen.getByText('Menu');
  fireEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu.parentElement).not.toHaveAttribute('open');
});
