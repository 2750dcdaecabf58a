import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inShell } from '../testing/render';
import { AssistantSlot } from './AssistantSlot';
import { watchEarlyPress } from './early-press';

const launcher = () => screen.getByRole('button', { name: 'Conversar com Hel' });
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inShell(<AssistantSlot />));
  watchEarlyPress();
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});
const hydrate = async () => {
  root = await act(() => hydrateRoot(container, inShell(<AssistantSlot />)));
};

test('hydrates the launcher of the page’s HTML, closed', async () => {
  const served = launcher();
  await hydrate();
  expect(launcher()).toBe(served);
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
});

test('a press before the page was hydrated opens it then', async () => {
  launcher().click();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  await hydrate();
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
});

test('two presses before that leave it closed', async () => {
  launcher().click();
  launcher().click();
  await hydrate();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
});

test('each press after that counts once', async () => {
  await hydrate();
  await act(async () => launcher().click());
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
  await act(async () => launcher().click());
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
});
