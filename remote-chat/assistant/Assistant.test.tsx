import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { pageWithHel, renderHel } from '../testing/render';
import { dialog, launcher, lastSaid, visit } from '../testing/visitor';

it('is closed at first, and says so', () => {
  renderHel();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  expect(launcher()).not.toHaveAttribute('aria-controls');
  expect(dialog()).not.toBeInTheDocument();
});

it('opens from the keyboard, with the focus in the first field', async () => {
  const { user } = visit();
  launcher().focus();
  await user.keyboard('{Enter}');
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
  expect(dialog()).toHaveAttribute('id', launcher().getAttribute('aria-controls'));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

it('opens at once for a visitor who asked before the code was there', () => {
  visit({ startOpen: true });
  expect(dialog()).toBeInTheDocument();
});

it('hydrates the closed launcher, and only then opens', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(pageWithHel({ startOpen: true }));
  const prerendered = launcher();
  expect(prerendered).toHaveAttribute('aria-expanded', 'false');

  const root = await act(() => hydrateRoot(container, pageWithHel({ startOpen: true })));
  expect(launcher()).toBe(prerendered);
  expect(dialog()).toBeInTheDocument();
  act(() => root.unmount());
  container.remove();
});

it.each([
  ['its close button', ({ press }: ReturnType<typeof visit>) => press('Fechar a conversa')],
  ['the launcher', ({ open }: ReturnType<typeof visit>) => open()],
  ['Escape', ({ user }: ReturnType<typeof visit>) => user.keyboard('{Escape}')],
])('closes with %s and gives the focus back', async (_, closeWith) => {
  const visitor = visit();
  await visitor.open();
  await closeWith(visitor);
  expect(dialog()).not.toBeInTheDocument();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  expect(launcher()).toHaveFocus();
});

it('closes with a click on the page', async () => {
  const { open, user } = visit();
  await open();
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(dialog()).not.toBeInTheDocument();
});

it('leaves the focus with what has it outside when Escape closes it', async () => {
  const { open, user } = visit();
  await open();
  screen.getByRole('textbox', { name: 'elsewhere' }).focus();
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'elsewhere' })).toHaveFocus();
});

it('leaves the focus with what was clicked outside', async () => {
  const { open, user } = visit();
  await open();
  await user.click(screen.getByRole('textbox', { name: 'elsewhere' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'elsewhere' })).toHaveFocus();
});

it('shows the same conversation, and what was half typed, when it is opened again', async () => {
  const { open, press, user, introduce, choose } = visit();
  await open();
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'An');
  await user.keyboard('{Escape}');
  await open();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('An');

  await introduce('a');
  await choose('Vistos');
  await press('Fechar a conversa');
  await open();
  expect(lastSaid()).toHaveTextContent('Qual visto você procura?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Turismo ou negócios (B1/B2)' })).toHaveFocus());
});
