import { screen, within } from '@testing-library/react';
import { renderHel } from './render';

type Setting = NonNullable<Parameters<typeof renderHel>[0]>;

/** A visitor of Hel, by actions. Names of controls are in the page's language. */
export function visit(setting: Setting = {}) {
  const { user, ...page } = renderHel(setting);
  const button = (name: string) => screen.getByRole('button', { name });

  return {
    user,
    ...page,
    press: (name: string) => user.click(button(name)),
    open: () => user.click(launcher()),
    async introduce(name = 'Ana', email = 'ana@exemplo.com') {
      await user.type(screen.getByRole('textbox', { name: 'Nome' }), name);
      await user.type(screen.getByRole('textbox', { name: 'E-mail' }), `${email}{Enter}`);
    },
    async choose(...labels: string[]) {
      for (const label of labels) await user.click(button(label));
    },
  };
}

export const launcher = () => screen.getByRole('button', { name: 'launcher' });
export const dialog = () => screen.queryByRole('dialog', { name: 'Hel' });
export const lastSaid = () => screen.getByRole('log').lastElementChild;
export const choices = () =>
  within(screen.getByRole('group'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
