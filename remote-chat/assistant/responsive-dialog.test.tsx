import { fireEvent, screen } from '@testing-library/react';
import { mockScreen } from '../testing/mock-screen';
import { dialog, visit } from '../testing/visitor';

let showModal: jest.SpyInstance;
beforeEach(() => (showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')));

it('is non-modal on a wide screen', async () => {
  mockScreen({ small: false });
  await visit().open();
  expect(dialog()).toBeInTheDocument();
  expect(showModal).not.toHaveBeenCalled();
});

it('is modal on a small screen', async () => {
  mockScreen({ small: true });
  await visit().open();
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('closes on a cancel event', async () => {
  mockScreen({ small: true });
  await visit().open();
  fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
  expect(dialog()).not.toBeInTheDocument();
});

it('becomes modal when the screen gets small, and keeps the focus', async () => {
  const { resize } = mockScreen({ small: false });
  await visit().open();
  screen.getByRole('textbox', { name: 'E-mail' }).focus();
  resize();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

it('focuses its first field, but on a touch screen its heading: the keyboard would cover the greeting', async () => {
  const { unmount, open } = visit();
  await open();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  unmount();
  mockScreen({ small: true });
  const touch = visit();
  await touch.open();
  expect(screen.getByRole('heading', { name: 'Hel' })).toHaveFocus();
  await touch.introduce();
  expect(screen.getAllByRole('button', { name: 'Vistos' })[0]).toHaveFocus();
});
