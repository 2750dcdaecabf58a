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

/** The header contains the menus twice, for wide and narrow screens; CSS, which jsdom does not apply, shows one set. */
const first = (name: string) => screen.getAllByRole('link', { name })[0];

beforeEach(() => localStorage.clear());
afterEach(() => act(() => announceSession()));

test('marks the link of the current page or of its section', () => {
  renderInShell(<Header />, { path: '/servicos/vistos/f1' });
  expect(first('Serviços')).toHaveAttribute('aria-current', 'true');
  expect(first('Início')).not.toHaveAttribute('aria-current');
});

test('keeps the form of the page’s URL in links', () => {
  renderInShell(<Header />, { path: '/es', language: 'es', form: 'es' });
  expect(first('Servicios')).toHaveAttribute('href', '/es/servicios');
});

test('links to the same page in each language', async () => {
  const chooseLanguage = jest.fn();
  renderInShell(<Header />, { path: '/sobre', chooseLanguage });
  expect(first('Español')).toHaveAttribute('href', '/es/quienes-somos');
  await userEvent.click(first('Español') as HTMLElement);
  expect(chooseLanguage).toHaveBeenCalledWith('es');
});

test('shows login and forgotten password in the account menu when logged out', () => {
  renderInShell(<Header />);
  expect(first('Entrar')).toHaveAttribute('href', '/login');
  expect(first('Esqueci a senha')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Administração' })).not.toBeInTheDocument();
});

test('shows name, account pages and admin area to a logged-in admin', () => {
  logIn(admin);
  renderInShell(<Header />);
  expect(screen.getAllByText('Ana Souza')[0]).toBeInTheDocument();
  expect(first('Perfil')).toBeInTheDocument();
  expect(first('Administração')).toHaveAttribute('href', '/admin');
});

test('shows the picture of the person, and none without one', () => {
  const { container } = renderInShell(<Header />);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  act(() => logIn({ ...admin, foto: '7c2d8f3e' }));
  const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual(Array(2).fill('/v1/storage/files/7c2d8f3e?w=56&h=56'));
});

test('hides the admin area from other users, and renders a name with markup as text', () => {
  logIn({ ...admin, role_id: 2, role_nome: 'Editor', nome: '<img src=x onerror=alert(1)>' });
  renderInShell(<Header />);
  expect(screen.getAllByText('<img src=x onerror=alert(1)>')[0]).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Administração' })).not.toBeInTheDocument();
});

test('updates after a login in another tab', () => {
  renderInShell(<Header />);
  act(() => {
    logIn(admin);
    window.dispatchEvent(new StorageEvent('storage', { key: 'usuario' }));
  });
  expect(screen.getAllByText('Ana Souza')[0]).toBeInTheDocument();
});

test('removes the four session keys on logout, keeps other keys, and calls the server', async () => {
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

test('delays logout while a form has unsaved input', async () => {
  logIn(admin);
  window.fetch = () => Promise.resolve({ ok: true, status: 204 } as Response);
  let leave = () => {};
  const prevent = (event: Event) => {
    event.preventDefault();
    leave = (event as LeaveEvent).detail.leave;
  };
  window.addEventListener(leaveEvent, prevent);
  renderInShell(<Header />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Sair' })[0] as HTMLElement);
  window.removeEventListener(leaveEvent, prevent);
  expect(localStorage.getItem('token')).toBe('a-token');
  act(() => leave());
  expect(localStorage.getItem('token')).toBeNull();
});

test('closes an open menu on Escape, returning focus, and on a press or focus outside', async () => {
  renderInShell(
    <>
      <Header />
      <p>elsewhere</p>
      <button type="button">next</button>
    </>,
  );
  const [language] = screen.getAllByLabelText('Idioma: PT', { selector: 'summary' });
  const menu = language?.closest('details') as HTMLDetailsElement;
  const open = () =>
    act(() => {
      menu.open = true;
    });

  open();
  expect(await within(menu).findByText('English')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(language).toHaveFocus();

  open();
  await userEvent.click(screen.getByText('elsewhere'));
  expect(menu.open).toBe(false);

  await userEvent.click(language as HTMLElement);
  act(() => within(menu).getByRole('link', { name: 'English' }).focus());
  expect(menu.open).toBe(true);
  act(() => screen.getByRole('button', { name: 'next' }).focus());
  expect(menu.open).toBe(false);
});

test('closes the language menu after a choice that keeps the URL, and returns focus', async () => {
  renderInShell(<Header />, { path: '/sobre' });
  const [language] = screen.getAllByLabelText('Idioma: PT', { selector: 'summary' });
  const menu = language?.closest('details') as HTMLDetailsElement;
  await userEvent.click(language as HTMLElement);
  await userEvent.click(within(menu).getByRole('link', { name: 'Español' }));
  expect(menu.open).toBe(false);
  expect(language).toHaveFocus();
});

test('shows which language is loading', () => {
  renderInShell(<Header />, { nextLanguage: 'es' });
  const language = screen.getByLabelText('Idioma: PT. Español, carregando…', { selector: 'summary' });
  expect(language).toHaveTextContent('PT → ES');
  expect(first('Español')).toHaveAttribute('aria-busy', 'true');
  expect(first('Português')).toHaveAttribute('aria-current', 'true');
});

test('adds the partners to the small screen’s menu, and the action', () => {
  renderInShell(<Header />, { path: '/en', language: 'en', form: 'en' });
  const sheet = screen.getByLabelText('Menu', { selector: 'summary' }).closest('details') as HTMLDetailsElement;
  const names = within(sheet).getAllByRole('link', { hidden: true });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    ...['Home', 'Services', 'Visas', 'Company', 'Taxes', 'Websites', 'About', 'Contact', 'Partners'],
    ...['Português', 'English', 'Español', 'Sign in', 'Forgot password', 'Talk to us'],
  ]);
  expect(screen.getAllByRole('link', { name: 'Partners', hidden: true })).toHaveLength(1);
});

test('leaves the languages to a page with a picker of its own, except in the small screen’s menu', () => {
  renderInShell(<Header isSlim />);
  expect(screen.queryByLabelText('Idioma: PT', { selector: 'summary' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Conta', { selector: 'summary' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Español', hidden: true })).toHaveLength(1);
});

test('the button of the small screen’s menu closes it, and says so', async () => {
  renderInShell(<Header />);
  await userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));
  const button = screen.getByLabelText('Fechar', { selector: 'summary' });
  expect(button).toHaveTextContent('Fechar');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAccessibleName('Menu');
  expect(button).toHaveFocus();
});

test('opens a menu before the next key press', () => {
  renderInShell(<Header />);
  const menu = screen.getByText('Menu');
  fireEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu.parentElement).not.toHaveAttribute('open');
});
