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

const launcher = () => screen.getByRole('button', { name: 'Conversar com a Hel' });
const dialog = () => screen.queryByRole('dialog', { name: 'Hel' });
const menu = () => screen.getByRole('button', { name: 'menu' });
/** Opens the menu as by keyboard: a pointer press would dismiss what else is open. */
const openMenu = () => fireEvent.click(menu());

/** Opens a page with a menu and a loaded dialog. The result opens the dialog. */
async function openPage() {
  const { request, arrive } = await openAssistantPage({ extra: <Menu /> });
  await request();
  await arrive();
  return () => fireEvent.click(launcher());
}

test('ignores Escape while a menu that was opened later is open', async () => {
  const open = await openPage();
  open();
  openMenu();
  await userEvent.keyboard('{Escape}');
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(dialog()).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
});

test('handles Escape before a menu that was opened earlier', async () => {
  const open = await openPage();
  openMenu();
  open();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
});

test('ignores an Escape that an element inside has handled', async () => {
  const open = await openPage();
  open();
  const field = dialog()?.querySelector('input') as HTMLInputElement;
  field.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(dialog()).toBeInTheDocument();
});
