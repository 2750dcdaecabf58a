import { screen, within } from '@testing-library/react';
import type { User } from '@ponte/contract/api-responses';
import { ana, bia, signIn } from '../testing/people';
import { renderScreen } from '../testing/render';
import { AccountFrame } from './AccountFrame';
import { Screen } from './Screen';
import type { Section } from './SectionBar';
import { SignedInFrame } from './SignedInFrame';

async function open(person: User, section: Section | undefined, Frame = AccountFrame) {
  signIn(person);
  const { user } = renderScreen(
    <Screen needs="session">
      <Frame section={section} title="Tela">
        Conteúdo
      </Frame>
    </Screen>,
  );
  await screen.findByRole('heading', { name: 'Tela', level: 1 });
  const groups = screen.getAllByRole('navigation').map((nav) => [
    nav.getAttribute('aria-label'),
    ...within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ]);
  return { user, groups };
}

test.each([
  ['an account screen', AccountFrame, 'security'],
  ['an admin screen', SignedInFrame, 'audit'],
] as const)('shows an admin both groups of tabs on %s', async (_, Frame, section) => {
  const { groups } = await open(ana, section, Frame);
  const current = (id: Section) => (id === section ? 'page' : null);
  expect(groups).toEqual([
    [
      'Administração',
      ['Usuários', '/admin', null],
      ['Versões', '/admin/versoes', null],
      ['Auditoria', '/admin/auditoria', current('audit')],
    ],
    [
      'Minha conta',
      ['Perfil', '/perfil', null],
      ['Segurança', '/seguranca', current('security')],
      ['Senha', '/alterar-senha', null],
    ],
  ]);
});

test('shows a person without the role the account’s tabs alone', async () => {
  const { groups } = await open(bia, 'profile');
  expect(groups).toEqual([
    [
      'Minha conta',
      ['Perfil', '/perfil', 'page'],
      ['Segurança', '/seguranca', null],
      ['Senha', '/alterar-senha', null],
    ],
  ]);
});

test('takes the keyboard through the tabs to the language, in the order of the screen', async () => {
  const { user } = await open(ana, 'profile');
  const names: (string | null)[] = [];
  for (let count = 0; count < 7; count += 1) {
    await user.tab();
    names.push(document.activeElement?.textContent ?? null);
  }
  expect(names).toEqual(['Usuários', 'Versões', 'Auditoria', 'Perfil', 'Segurança', 'Senha', 'EN']);
});

test('changes the language of an account screen', async () => {
  const { user } = await open(bia, 'changePassword');
  await user.click(screen.getByRole('button', { name: 'EN – English' }));
  const nav = await screen.findByRole('navigation', { name: 'My account' });
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Password');
});
