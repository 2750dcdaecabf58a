import { fireEvent, screen } from '@testing-library/react';
import { dialog, visit } from '../testing/visitor';

/** A screen that can be turned while the dialog is open. */
function onScreen({ small }: { small: boolean }) {
  const query = Object.assign(new EventTarget(), { matches: small });
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return {
    turn() {
      query.matches = !query.matches;
      query.dispatchEvent(new Event('change'));
    },
  };
}

let showModal: jest.SpyInstance;
beforeEach(() => (showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')));

it('lets the page be used beside it on a wide screen', async () => {
  onScreen({ small: false });
  await visit().open();
  expect(dialog()).toBeInTheDocument();
  expect(showModal).not.toHaveBeenCalled();
});

it('takes a small screen for itself', async () => {
  onScreen({ small: true });
  await visit().open();
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('closes when the system asks it to', async () => {
  onScreen({ small: true });
  await visit().open();
  fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
  expect(dialog()).not.toBeInTheDocument();
});

it('changes with the screen and keeps the focus', async () => {
  const { turn } = onScreen({ small: false });
  await visit().open();
  screen.getByRole('textbox', { name: 'E-mail' }).focus();
  turn();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});
