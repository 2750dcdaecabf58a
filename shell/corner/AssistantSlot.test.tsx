import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAssistantPage } from '../testing/assistant-page';

const launcher = () => screen.getByRole('button', { name: 'Conversar com Hel' });
const dialog = () => screen.queryByRole('dialog', { name: 'Hel' });
const elsewhere = () => screen.getByRole('textbox', { name: 'elsewhere' });
const waiting = 'Abrindo a conversa com Hel…';

test('the launcher is closed at first, and says so', async () => {
  await openAssistantPage();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  expect(launcher()).not.toHaveAttribute('aria-controls');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('pointing at the launcher requests the dialog, which stays closed', async () => {
  const { remotes, arrive } = await openAssistantPage();
  expect(remotes.find('remote-chat', 'assistant').status).toBe('absent');
  await userEvent.hover(launcher());
  expect(remotes.find('remote-chat', 'assistant').status).toBe('loading');
  await arrive();
  expect(dialog()).not.toBeInTheDocument();
});

test('opens the dialog at once when its code is there, and refers to it', async () => {
  const { request, arrive } = await openAssistantPage();
  await request();
  await arrive();
  await userEvent.click(launcher());
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
  expect(dialog()).toHaveAttribute('id', launcher().getAttribute('aria-controls'));
  expect(dialog()?.querySelector('input')).toHaveFocus();
});

test('announces the wait for the dialog, which opens when it comes and takes the focus', async () => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  expect(screen.getByRole('status')).toHaveTextContent(waiting);
  expect(launcher()).toHaveFocus();
  await arrive();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(dialog()?.querySelector('input')).toHaveFocus();
});

test('a wait that was cancelled opens nothing when the dialog comes', async () => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  await userEvent.click(elsewhere());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await arrive();
  expect(dialog()).not.toBeInTheDocument();
  expect(elsewhere()).toHaveFocus();
});

test.each([
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'close' }))],
  ['the launcher', () => userEvent.click(launcher())],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes with %s and gives the focus back', async (_, close) => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  await arrive();
  await close();
  expect(dialog()).not.toBeInTheDocument();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  expect(launcher()).toHaveFocus();
});

test('leaves the focus with what was clicked outside', async () => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  await arrive();
  await userEvent.click(elsewhere());
  expect(dialog()).not.toBeInTheDocument();
  expect(elsewhere()).toHaveFocus();
});

test('leaves the focus with what has it outside when Escape closes it', async () => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  await arrive();
  elsewhere().focus();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(elsewhere()).toHaveFocus();
});
