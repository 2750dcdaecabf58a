import { screen, waitFor } from '@testing-library/react';
import { renderHel } from '../testing/render';
import { dialog, launcher, lastMessage, visit } from '../testing/visitor';

it('renders nothing while it is closed', () => {
  renderHel();
  expect(dialog()).not.toBeInTheDocument();
});

it('opens from the keyboard with the id from the launcher, and focuses the first field', async () => {
  const { user } = visit();
  launcher().focus();
  await user.keyboard('{Enter}');
  expect(dialog()).toHaveAttribute('id', 'hel');
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

it('opens at once when the launcher was pressed before the code loaded', () => {
  visit({ startOpen: true });
  expect(dialog()).toBeInTheDocument();
});

it.each([
  ['its close button', ({ press }: ReturnType<typeof visit>) => press('Fechar a conversa')],
  ['the launcher', ({ open }: ReturnType<typeof visit>) => open()],
])('closes with %s and returns the focus', async (_, closeWith) => {
  const visitor = visit();
  await visitor.open();
  await closeWith(visitor);
  expect(dialog()).not.toBeInTheDocument();
  expect(launcher()).toHaveFocus();
});

it('keeps the conversation and unfinished input while it is closed', async () => {
  const { open, press, user, introduce, choose } = visit();
  await open();
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'An');
  await press('Fechar a conversa');
  await open();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('An');

  await introduce('a');
  await choose('Vistos');
  await press('Fechar a conversa');
  await open();
  expect(lastMessage()).toHaveTextContent('Qual visto você procura?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Turismo ou negócios (B1/B2)' })).toHaveFocus());
});
