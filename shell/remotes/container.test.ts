import { fetchContainer } from './container';

const container = { init: () => {}, get: () => Promise.resolve(() => 'module') };

function findScript(): HTMLScriptElement | null {
  return document.querySelector('script[src]');
}

/** Acts as the browser: the script has run and assigned this to the container's variable. */
function finishScript(assigned: unknown): void {
  if (assigned) Object.assign(globalThis, { remote_chat: assigned });
  findScript()?.onload?.(new Event('load'));
}

afterEach(() => findScript()?.remove());
beforeEach(() => Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 404 }] }));

test('requests an entry with its hash, and resolves with its container', async () => {
  const fetched = fetchContainer('/chat-2/remoteEntry.js', 'remote_chat', 'sha384-x');
  expect(findScript()).toHaveAttribute('src', '/chat-2/remoteEntry.js');
  expect(findScript()).toHaveProperty('integrity', 'sha384-x');
  finishScript(container);
  expect(await fetched).toBe(container);
  expect(findScript()).toBeNull();
});

test('rejects an entry that assigns no container, even after another one did', async () => {
  const first = fetchContainer('/chat-2/remoteEntry.js', 'remote_chat', undefined);
  finishScript(container);
  await first;
  const second = fetchContainer('/chat-1/remoteEntry.js', 'remote_chat', undefined);
  finishScript(undefined);
  await expect(second).rejects.toMatchObject({ failure: { phase: 'entry', kind: 'missing' } });
});

test('rejects an entry that does not load, by its response status, and removes its tag', async () => {
  const fetched = fetchContainer('/chat-2/remoteEntry.js', 'remote_chat', undefined);
  findScript()?.onerror?.(new Event('error'));
  await expect(fetched).rejects.toMatchObject({ failure: { phase: 'entry', kind: 'missing' } });
  expect(findScript()).toBeNull();
});
