import type { Page, Route } from '@playwright/test';
import { containerName, type RemoteName } from '@ponte/contract/parts';

type RemoteFault = (route: Route, remote: RemoteName) => Promise<void> | undefined;

const respondWith = (status: number): RemoteFault => {
  return (route) => route.fulfill({ status, contentType: 'text/html', body: 'no such file' });
};

/** An entry whose container exposes one module, the same by every name. */
const containerOf = (factory: string): RemoteFault => {
  return (route, remote) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `var ${containerName(remote)} = { init() {}, get: () => Promise.resolve(() => ${factory}) };`,
    });
};

const broken = `{ throw new Error('broken') }`;

/** Faults of all scripts of a remote. A slow one arrives when the test releases it. */
export const remoteFaults = {
  slow: (route) => route.continue(),
  hung: () => undefined,
  missing: respondWith(404),
  'rejected by the server': respondWith(500),
  aborted: (route) => route.abort(),
  'throwing at import': containerOf(broken),
  'throwing while it renders': containerOf(`({ default() ${broken} })`),
} satisfies Record<string, RemoteFault>;

export type RemoteFaultName = keyof typeof remoteFaults;

/** Applies a fault to every script of a remote, from before the first page on. */
export async function breakRemote(page: Page, remote: RemoteName, name: RemoteFaultName): Promise<{ release(): void }> {
  if (name === 'slow') await page.addInitScript(removeTimeout, partTimeoutMs);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/builds/${remote}/**/*.js*`, async (route) => {
    if (name === 'slow') await released;
    await remoteFaults[name](route, remote);
  });
  if (name.startsWith('throwing')) await page.route(isDocument, serveWithoutIntegrity);
  return { release };
}

/** The shell's timeout for a part. */
const partTimeoutMs = 8000;

/** Runs in the page: otherwise a slow remote could time out before the test releases it. */
function removeTimeout(timeoutMs: number): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, ms?: number) =>
    ms === timeoutMs ? 0 : start(work, ms)) as typeof setTimeout;
}

const isDocument = (url: URL) => !/^\/(builds|api|v1|locales)\/|\.\w+$/.test(url.pathname);

/** Otherwise the browser would reject the script before it could throw. */
async function serveWithoutIntegrity(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(/,"integrity":"[^"]*"/g, '');
  await route.fulfill({ response, body });
}
