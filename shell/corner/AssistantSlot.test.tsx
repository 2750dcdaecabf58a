import { screen, waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { SlotProps } from 'shared-config/kit';
import { RemoteContent } from '../remotes/RemoteContent';
import { createRemotes } from '../remotes/remotes';
import { createIslandHtml, IslandHtml } from '../remotes/server-html';
import { emptyFederation, inShell, lock } from '../testing/render';
import { assistantContent, AssistantSlot } from './AssistantSlot';
import { assistant, listenForLauncher } from './launcher-intent';

const { part, module: exposed } = assistant;
const report = () => {};

/** Opens as the assistant does: never in the server's HTML, nor in the first render over it. */
function Launcher({ startOpen }: SlotProps) {
  const [wanted, setWanted] = useState(startOpen);
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const open = hydrated && wanted;
  return (
    <button type="button" aria-expanded={open} onClick={() => setWanted(!open)}>
      Hel
    </button>
  );
}

interface Scheduler {
  unstable_IdlePriority: number;
  unstable_scheduleCallback(priority: number, work: () => void): void;
}
const { unstable_IdlePriority: last, unstable_scheduleCallback: schedule } = jest.requireActual<Scheduler>('scheduler');

/** React's own queue runs this after all rendering and effects that are due. */
const reactIdle = () => new Promise<void>((resolve) => schedule(last, resolve));
const press = () => screen.getByRole('button').click();
const mouse = (type: string, on: EventTarget) => on.dispatchEvent(new MouseEvent(type, { bubbles: true }));
const space = (type: string, on: EventTarget) => on.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true }));
/** Presses the launcher down; the function returned lets it go, as a browser does: no click if another stands there. */
const hold = () => {
  const launcher = screen.getByRole('button');
  mouse('mousedown', launcher);
  return () => {
    mouse('mouseup', screen.getByRole('button'));
    if (launcher.isConnected) launcher.click();
  };
};
/** The same with the space bar, which goes to what has the focus. */
const holdSpace = () => {
  const launcher = screen.getByRole('button');
  launcher.focus();
  space('keydown', launcher);
  return () => {
    space('keyup', document.activeElement ?? document);
    if (launcher.isConnected) launcher.click();
  };
};
const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';

let close = () => {};
afterEach(() => close());

function Broken(): never {
  throw new Error('broken');
}

/** What becomes of the page's own build; without a word it is the one that comes. */
const lost = () => Promise.reject(new Error('lost'));
const broken = () => Promise.resolve({ default: Broken });

/** Puts the prerendered page there; `arrive` lets the assistant's code come, of an older build if the page is healed. */
async function openPage(newer: typeof lost | typeof broken | undefined) {
  const server = createRemotes({ lock, federation: emptyFederation, report });
  server.provide(part, exposed, { default: Launcher });
  const container = document.body.appendChild(document.createElement('div'));
  const island = renderToString(inShell(<RemoteContent {...assistantContent} />, { remotes: server }));
  const served = (
    <IslandHtml.Provider value={createIslandHtml('corner', island)}>
      <AssistantSlot />
    </IslandHtml.Provider>
  );
  container.innerHTML = renderToString(inShell(served, { remotes: server }));

  let arrive = () => {};
  let commit = () => {};
  const drawn = new Promise<void>((resolve) => (commit = resolve));
  const coming = new Promise((resolve) => (arrive = () => resolve({ default: Launcher })));
  const older = { build: 'chat-1', entry: '/builds/chat-1/remoteEntry.js' };
  const current = newer ? { current: { ...older, build: 'chat-2' }, lastKnownGood: older } : { current: older };
  let mounted = '';
  const remotes = createRemotes({
    lock: { ...lock, [part]: current },
    federation: {
      ...emptyFederation,
      mount: async (_, { build }) => void (mounted = build),
      commit,
      load: () => (newer && mounted !== older.build ? newer() : coming),
    },
    report,
  });
  listenForLauncher(remotes);
  const root = hydrateRoot(container, inShell(<AssistantSlot />, { remotes }), { onRecoverableError: () => {} });
  remotes.load(part, exposed);
  await waitFor(() => expect(mounted).toBe(newer ? older.build : current.current.build));
  await reactIdle();
  close = () => {
    root.unmount();
    container.remove();
  };
  return { arrive, arrived: () => remotes.when(part, exposed, ['ready']), drawn: () => drawn.then(reactIdle) };
}

/** React works when it likes, as in a browser. */
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const turns = (count: number) => async () => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};
type Page = Awaited<ReturnType<typeof openPage>>;
const moments: [moment: string, wait: (page: Page) => Promise<void>][] = [
  ['as soon as its code is there', turns(0)],
  ['five turns later', turns(5)],
  ['twenty turns later', turns(20)],
  ['when React has nothing left to do', reactIdle],
  ['when it has been drawn', (page) => page.drawn()],
];

describe.each([
  ['of the page’s own build', undefined],
  ['of an older build', lost],
  ['of an older build after one that threw', broken],
])('an assistant %s', (_, newer) => {
  beforeEach(() => {
    if (newer) jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('opens for a press that came before its code', async () => {
    const page = await openPage(newer);
    press();
    page.arrive();
    await page.drawn();
    expect(isOpen()).toBe(true);
  });

  test.each([
    ['press', hold],
    ['space bar', holdSpace],
  ])('opens for a %s that was held down before its code came and let go after', async (_way, holdDown) => {
    const page = await openPage(newer);
    const letGo = holdDown();
    page.arrive();
    await page.drawn();
    letGo();
    await reactIdle();
    expect(isOpen()).toBe(true);
  });

  test('has the focus that its launcher had before', async () => {
    const page = await openPage(newer);
    screen.getByRole('button').focus();
    page.arrive();
    await page.drawn();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('takes no focus that went elsewhere before', async () => {
    const page = await openPage(newer);
    screen.getByRole('button').focus();
    screen.getByRole('button').blur();
    page.arrive();
    await page.drawn();
    expect(document.body).toHaveFocus();
  });

  test('opens for a press that began as the launcher was drawn anew', async () => {
    const page = await openPage(newer);
    page.arrive();
    await page.drawn();
    mouse('mousedown', document.querySelector('[data-assistant]') ?? document);
    mouse('mouseup', screen.getByRole('button'));
    await reactIdle();
    expect(isOpen()).toBe(true);
  });

  test('closes for a press in which nothing was drawn anew', async () => {
    const page = await openPage(newer);
    press();
    page.arrive();
    await page.drawn();
    hold()();
    await reactIdle();
    expect(isOpen()).toBe(false);
  });

  test.each(moments)('opens for a press %s, and closes for the next', async (_moment, wait) => {
    const page = await openPage(newer);
    page.arrive();
    await page.arrived();
    await wait(page);
    press();
    await page.drawn();
    expect(isOpen()).toBe(true);
    press();
    await reactIdle();
    expect(isOpen()).toBe(false);
  });
});
