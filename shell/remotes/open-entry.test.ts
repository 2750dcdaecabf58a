import { createHost } from './federation-host';
import { createHostPlugin, openEntry } from './open-entry';

const container = { init: () => {}, get: () => Promise.resolve(() => 'module') };
const remote = (build: number) => ({
  name: `remote_chat_${build}`,
  entryGlobalName: 'remote_chat',
  entry: `http://localhost/chat-${build}/remoteEntry.js`,
});
const host = createHost([createHostPlugin((name) => (name === 'remote_chat_2' ? 'sha384-x' : undefined))]);
const open = (build: number) => openEntry(host, remote(build));

async function findScript(): Promise<HTMLScriptElement> {
  for (;;) {
    const script = document.querySelector<HTMLScriptElement>('script[src]');
    if (script) return script;
    await Promise.resolve();
  }
}

/** Acts as the browser: the script has run and assigned this to the container's variable. */
async function finishScript(assigned: unknown): Promise<void> {
  const script = await findScript();
  if (assigned) Object.assign(globalThis, { remote_chat: assigned });
  script.onload?.(new Event('load'));
}

beforeEach(() => Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 404 }] }));

test('requests an entry with its hash, and removes its tag', async () => {
  const opened = open(2);
  const script = await findScript();
  expect(script).toHaveAttribute('src', 'http://localhost/chat-2/remoteEntry.js');
  expect(script).toHaveProperty('integrity', 'sha384-x');
  await finishScript(container);
  await opened;
  expect(document.querySelector('script')).toBeNull();
});

test('rejects an entry that assigns no container, even after another one did', async () => {
  const first = open(3);
  await finishScript(container);
  await first;
  const second = open(1);
  await finishScript(undefined);
  await expect(second).rejects.toMatchObject({ failure: { phase: 'entry', kind: 'missing' } });
});

test('rejects an entry that does not load, by its response status, and removes its tag', async () => {
  const opened = open(4);
  const script = await findScript();
  script.onerror?.(new Event('error'));
  await expect(opened).rejects.toMatchObject({ failure: { phase: 'entry', kind: 'missing' } });
  expect(document.querySelector('script')).toBeNull();
});
