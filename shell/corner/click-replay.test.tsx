import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inShell } from '../testing/render';
import { AssistantSlot } from './AssistantSlot';
import { recordLauncherClicks } from './click-replay';

const launcher = () => screen.getByRole('button', { name: 'Conversar com a Hel' });
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inShell(<AssistantSlot />));
  recordLauncherClicks();
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});
const hydrate = async () => {
  root = await act(() => hydrateRoot(container, inShell(<AssistantSlot />)));
};

test('hydrates the server’s launcher, closed', async () => {
  const served = launcher();
  await hydrate();
  expect(launcher()).toBe(served);
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
});

test('opens on hydration after one earlier click', async () => {
  launcher().click();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  await hydrate();
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
});

test('stays closed on hydration after two earlier clicks', async () => {
  launcher().click();
  launcher().click();
  await hydrate();
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
});

test('handles each click after hydration once', async () => {
  await hydrate();
  await act(async () => launcher().click());
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
  await act(async () => launcher().click());
  expect(launcher()).toHaveAttribute('aria-expanded', 'false');
});

describe('a link that opens the assistant', () => {
  let link: HTMLAnchorElement;
  beforeEach(() => {
    link = document.body.appendChild(document.createElement('a'));
    link.href = '#contact';
    link.setAttribute('data-opens-assistant', '');
  });
  afterEach(() => link.remove());
  const press = () => act(async () => fireEvent.click(link));

  test('opens it, again after it was closed, and leads nowhere', async () => {
    await hydrate();
    expect(await press()).toBe(false);
    expect(launcher()).toHaveAttribute('aria-expanded', 'true');
    expect(await press()).toBe(false);
    expect(launcher()).toHaveAttribute('aria-expanded', 'true');
    await act(async () => launcher().click());
    await press();
    expect(launcher()).toHaveAttribute('aria-expanded', 'true');
  });

  test('is a link like any other with a modifier key', async () => {
    await hydrate();
    const isFollowed = await act(async () => fireEvent.click(link, { ctrlKey: true }));
    expect(isFollowed).toBe(true);
    expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens it on hydration after an earlier click', async () => {
    expect(await press()).toBe(false);
    await hydrate();
    expect(launcher()).toHaveAttribute('aria-expanded', 'true');
  });
});
