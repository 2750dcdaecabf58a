import { fetchContainer } from './container';

const container = { init: () => {}, get: () => Promise.resolve(() => 'module') };

function findScript(): HTMLScriptElement | null {
  return document.querySelector('script[src]');
}

/** The browser's part: the script ran, and left this in the container's variable. */
function answer(left: unknown): void {
  if (left) Object.assign(globalThis, { remote_chat: left });
  findScript()?.onload?.(new Event('load'));
}

afterEach(() => findScript()?.remove());
beforeEach(() => Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 404 }] }));

test('an entry is requested with its hash, and resolves with its container', async () => {
  const fetched = fetchContainer('/chat-2/remoteEntry.js', 'remote_chat', 'sha384-x');
  expect(findScript()).toHaveAttribute('src', '/chat-2/remoteEntry.js');
  expect(findScript()).toHaveProperty('integrity', 'sha384-x');
  answer(container);
  expect(await fetched).toBe(container);
  expect(findScript()).toBeNull();
});

test('an entry that leaves no container is not taken for the one that ran before', async () => {
  const first = fetchContainer('/chat-2/remoteEntry.js', 'remote_chat', undefined);
  answer(container);
  await first;
  const second = fetchContainer('/chat-1/remoteEntry.js', 'remote_chat', undefined);
  answer(undefined);
  await expect(second).rejects.toMatchObject({ failure: { phase: 'entry', kind: 'missing' } });
});

test('an entry that the browser refuses fails as its answer says, and its tag goes', async () => {
  const fetched = fetchContainer('/chat-2/remoteEntry.js', 'remote_chat', undefined);
  findScript()?.onerror?.(new Event('error'));
  await expect(fetched).rejects.toMatchObject({ failure: { phase: 'entry', kind: 'missing' } });
  expect(findScript()).toBeNull();
});
