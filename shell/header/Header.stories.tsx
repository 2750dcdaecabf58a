import { storeLogin } from '@ponte/kit';
import type { Story, Stories } from '@ponte/kit/ui/stories';
import { Header } from './Header';

function logIn(nome: string, role_id: number) {
  const usuario = { id: 1, email: 'ana@ponte.example', nome, role_id };
  storeLogin({ token: 'a-token', usuario, expiresAt: '2999-01-01T00:00:00.000Z' });
}

/** The menus of languages, of the account (wide), and of everything (narrow); CSS hides one of the last two. */
const account = 'details:nth-of-type(2) > summary';
const narrow = 'details:nth-of-type(3) > summary';
const opened = (menu: string): Story => ({
  render: () => <Header />,
  window: 560,
  play: (user) => user.click(menu),
});

export const stories: Stories = {
  'on the home page': { render: () => <Header />, window: 80 },
  'within a section': { render: () => <Header />, at: '/servicos/vistos/f1', window: 80 },
  'the language menu, open (wide)': opened('details > summary'),
  'the account menu, logged out (wide)': opened(account),
  'the account menu, logged in (wide)': { ...opened(account), before: () => logIn('Bia Lima', 2) },
  'the account menu, an administrator (wide)': { ...opened(account), before: () => logIn('Ana Souza', 1) },
  'the account menu, a very long name (wide)': {
    ...opened(account),
    before: () => logIn('Maximiliana-Aparecida do Nascimento Albuquerque de Souza e Silva', 1),
  },
  'the menu, logged out (narrow)': { ...opened(narrow), window: 700 },
  'the menu, an administrator (narrow)': { ...opened(narrow), window: 700, before: () => logIn('Ana Souza', 1) },
};
