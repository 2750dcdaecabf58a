import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useDismiss } from '@ponte/kit';
import { openAssistantPage } from '../testing/assistant-page';

/** A menu of the page's header. */
function Menu() {
  const area = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useDismiss(open, area, () => setOpen(false));
  return (
    <button ref={area} aria-expanded={open} onClick={() => setOpen(true)}>
      menu
    </button>
  );
}

const launcher = () => screen.getByRole('button', { name: 'Conversar com Hel' });
const dialog = () => screen.queryByRole('dialog', { name: 'Hel' });
const menu = () => screen.getByRole('button', { name: 'menu' });
/** As the keyboard opens it: without a press outside of whatever else is open. */
const openMenu = () => fireEvent.click(menu());

/** A page with the menu and the dialog's code; the result opens the dialog. */
async function openPage() {
  const { request, arrive } = await openAssistantPage({ beside: <Menu /> });
  await request();
  await arrive();
  return () => fireEvent.click(launcher());
}

test('leaves Escape to a menu that was opened later', async () => {
  const open = await openPage();
  open();
  openMenu();
  await userEvent.keyboard('{Escape}');
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(dialog()).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
});

test('answers Escape before a menu that was opened earlier', async () => {
  const open = await openPage();
  openMenu();
  open();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
});

test('leaves an Escape alone that something in it has answered', async () => {
  const open = await openPage();
  open();
  const field = dialog()?.querySelector('input') as HTMLInputElement;
  field.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(dialog()).toBeInTheDocument();
});
