import type { Page } from '@playwright/test';
import { startClientSite } from '../client/client-site';
import { bundleClient, callClient, loadClient, serveClient } from '../client/page-client';
import type { OwnSite } from '../site/own-site';
import { expect, settled, test } from '../site/test';

/** Seconds between the attempts, doubled each time. */
const waits = [5, 10, 20, 40, 80];
const network = { code: 'network', status: 0, message: 'Network Error' };
const getState = (page: Page) => callClient(page, 'getState');
/** The client reads a response in a timer that is due at once. */
async function pollState(page: Page): Promise<unknown> {
  await page.clock.runFor(0);
  return getState(page);
}
/** Calls the module, on a clock that stands. */
async function call<Value>(page: Page, path: string, ...args: readonly unknown[]): Promise<Value> {
  let isPending = true;
  const result = callClient<Value>(page, path, ...args).finally(() => (isPending = false));
  while (isPending) await Promise.race([result, page.clock.runFor(0)]);
  return result;
}
let people = 0;

let site: OwnSite;
let scripts: ReadonlyMap<string, string>;
test.beforeAll(async () => {
  [site, scripts] = await Promise.all([startClientSite(), bundleClient()]);
});
test.afterAll(() => site.stop());

let opened = 0;
/** Opens a page on a clock that the test moves. */
async function open(page: Page): Promise<void> {
  await page.clock.resume();
  await page.goto(`${site.url}/en/contact`);
  // A part that is still loading would time out when the clock jumps.
  await settled(page);
  await page.clock.pauseAt(new Date(Date.now() + (opened += 1) * 60_000));
  // No refresh before the last 30 seconds.
  await page.evaluate(() => (Math.random = () => 0.5));
  await loadClient(page);
}

test.beforeEach(async ({ context, page, expected }) => {
  expected.console(/ERR_FAILED|status of 401/);
  await serveClient(context, scripts);
  await page.clock.install();
  await open(page);
  const email = `limits-${process.pid}-${(people += 1)}@site.example`;
  expect(await call(page, 'signUp.password', email, 'Abc123')).toMatchObject({ ok: true });
});

/** Counts the calls for a new token, and cuts them off while the network is closed. */
async function createGate(page: Page) {
  const gate = { calls: 0, isOpen: true };
  await page.route('**/v1/auth/token', (route) => {
    gate.calls += 1;
    return gate.isOpen ? route.continue() : route.abort();
  });
  return gate;
}

test('restores a session at the sixth attempt at the latest, and waits for it 15 seconds', async ({ page }) => {
  const gate = await createGate(page);
  gate.isOpen = false;
  await open(page);
  expect(await getState(page)).toMatchObject({ status: expect.stringMatching(/starting|retryTokenImport/) });
  await page.evaluate(() => {
    const { whenReady } = globalThis.nhostOfTest as { whenReady: () => Promise<unknown> };
    void whenReady().then((result) => Object.assign(window, { waited: result }));
  });
  for (const [index, wait] of waits.entries()) {
    await expect.poll(() => pollState(page)).toEqual({ status: 'retryTokenImport', attempts: index + 1 });
    expect(gate.calls).toBe(index + 1);
    await page.clock.runFor(wait * 1000 - 1);
    expect(await getState(page)).toEqual({ status: 'retryTokenImport', attempts: index + 1 });
    await page.clock.runFor(1);
  }
  await expect.poll(() => pollState(page)).toEqual({ status: 'signedOut', step: 'failed', error: network });
  expect(gate.calls).toBe(6);
  expect(await page.evaluate(() => Reflect.get(window, 'waited') as unknown)).toEqual({
    ok: false,
    error: { code: 'not-ready', status: 20, message: 'The state machine is not yet ready after 15 seconds.' },
  });
});

test('refreshes 30 seconds before the token expires', async ({ page }) => {
  const gate = await createGate(page);
  await page.clock.runFor(869_000);
  expect([await getState(page), gate.calls]).toMatchObject([{ status: 'signedIn', refresh: 'pending' }, 0]);
  await page.clock.runFor(1000);
  await expect.poll(() => pollState(page).then(() => gate.calls)).toBe(1);
  await expect.poll(() => pollState(page)).toMatchObject({ status: 'signedIn', refresh: 'pending' });
  expect(await call(page, 'refresh')).toMatchObject({ ok: true });
  expect(gate.calls).toBe(2);
});

test('tries a refresh five times again, later each time, and reports the network', async ({ page }) => {
  const gate = await createGate(page);
  gate.isOpen = false;
  await page.clock.runFor(870_000);
  for (const [index, wait] of waits.entries()) {
    await expect.poll(() => pollState(page).then(() => gate.calls)).toBe(index + 1);
    await expect.poll(() => pollState(page)).toMatchObject({ status: 'signedIn', refresh: 'pending' });
    await page.clock.runFor(wait * 1000);
    expect(gate.calls).toBe(index + 1);
    await page.clock.runFor(1000);
  }
  await expect.poll(() => pollState(page).then(() => gate.calls)).toBe(6);
  await expect.poll(() => pollState(page)).toMatchObject({ status: 'signedIn', refresh: 'pending' });
  await page.clock.runFor(300_000);
  expect(gate.calls).toBe(6);
  expect(await call(page, 'refresh')).toEqual({ ok: false, error: network });
});

test('signs out when a refresh is rejected', async ({ page }) => {
  const { refreshToken } = await call<{ refreshToken: string }>(page, 'findSession');
  await page.request.post(`${site.url}/v1/auth/signout`, { data: { refreshToken } });
  await page.clock.runFor(870_000);
  await expect.poll(() => pollState(page)).toEqual({ status: 'signedOut', step: 'noErrors' });
  expect(await call(page, 'findSession')).toBeUndefined();
});

test('reports each call without a response as such', async ({ page }) => {
  await page.route('**/v1/**', (route) => route.abort());
  expect(await call(page, 'request', '{ users { email } }')).toMatchObject({
    error: { code: 'unknown', status: 500 },
  });
  expect(await call(page, 'callFunction', 'x')).toMatchObject({ error: { code: 'unknown', status: 500 } });
  expect(await call(page, 'files.download', 'x')).toEqual({ ok: false, error: network });
  expect(await call(page, 'fetchUser')).toEqual({ ok: false, error: network });
  expect(await call(page, 'signOut')).toEqual({ ok: false, error: network });
  expect(await getState(page)).toEqual({ status: 'signedOut', step: 'failed', error: network });
});
