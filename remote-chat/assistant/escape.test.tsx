import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useDismiss } from 'shared-config/kit';
import { dialog, visit } from '../testing/visitor';

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

const menu = () => screen.getByRole('button', { name: 'menu' });
/** As the keyboard opens it: without a press outside of whatever else is open. */
const openMenu = () => fireEvent.click(menu());

it('leaves Escape to a menu that was opened later', async () => {
  const { open, user } = visit({ beside: <Menu /> });
  await open();
  openMenu();
  await user.keyboard('{Escape}');
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(dialog()).toBeInTheDocument();

  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
});

it('answers Escape before a menu that was opened earlier', async () => {
  const { user } = visit({ beside: <Menu /> });
  openMenu();
  fireEvent.click(screen.getByRole('button', { name: 'Conversar com Hel' }));
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
});

it('leaves an Escape alone that something in it has answered', async () => {
  await visit().open();
  const field = screen.getByRole('textbox', { name: 'Nome' });
  field.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(dialog()).toBeInTheDocument();
});
