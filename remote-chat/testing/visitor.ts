import { screen, within } from '@testing-library/react';
import { renderHel } from './render';

type PageOptions = NonNullable<Parameters<typeof renderHel>[0]>;

/** Renders Hel and returns the actions of a visitor. Control names are in the page's language. */
export function visit(options: PageOptions = {}) {
  const { user, ...page } = renderHel(options);
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
export const lastMessage = () => screen.getByRole('log').lastElementChild;
export const choices = () =>
  within(screen.getByRole('group'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
