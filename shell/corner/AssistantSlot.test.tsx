import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAssistantPage } from '../testing/assistant-page';

const launcher = () => screen.getByRole('button', { name: 'Conversar com a Hel' });
const dialog = () => screen.queryByRole('dialog', { name: 'Hel' });
const elsewhere = () => screen.getByRole('textbox', { name: 'elsewhere' });
const loading = 'Abrindo a conversa com a Hel…';

test('renders the launcher closed', async () => {
  await openAssistantPage();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  expect(launcher()).not.toHaveAttribute('aria-controls');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('loads the dialog when the launcher is hovered, and keeps it closed', async () => {
  const { remotes, arrive } = await openAssistantPage();
  expect(remotes.find('remote-chat', 'assistant').status).toBe('absent');
  await userEvent.hover(launcher());
  expect(remotes.find('remote-chat', 'assistant').status).toBe('loading');
  await arrive();
  expect(dialog()).not.toBeInTheDocument();
});

test('opens a loaded dialog at once, and refers to it', async () => {
  const { request, arrive } = await openAssistantPage();
  await request();
  await arrive();
  await userEvent.click(launcher());
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
  expect(dialog()).toHaveAttribute('id', launcher().getAttribute('aria-controls'));
  expect(dialog()?.querySelector('input')).toHaveFocus();
});

test('announces that the dialog is loading, then opens it with focus inside', async () => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  expect(screen.getByRole('status')).toHaveTextContent(loading);
  expect(launcher()).toHaveFocus();
  await arrive();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(dialog()?.querySelector('input')).toHaveFocus();
});

test('does not open the dialog when the wait was cancelled', async () => {
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
])('closes with %s and returns focus', async (_, close) => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  await arrive();
  await close();
  expect(dialog()).not.toBeInTheDocument();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  expect(launcher()).toHaveFocus();
});

test('leaves focus on the element outside that was clicked', async () => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  await arrive();
  await userEvent.click(elsewhere());
  expect(dialog()).not.toBeInTheDocument();
  expect(elsewhere()).toHaveFocus();
});

test('leaves focus outside when Escape closes the dialog', async () => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  await arrive();
  elsewhere().focus();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(elsewhere()).toHaveFocus();
});
