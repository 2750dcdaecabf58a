import type { Page } from '@playwright/test';
import { bundleClient, callClient, loadClient, serveClient } from '../client/page-client';
import { startClientSite, takeMail } from '../client/client-site';
import { computeTotp } from '../client/totp';
import type { OwnSite } from '../site/own-site';
import { expect, test } from '../site/test';

const password = 'Abc123';
const done = { ok: true, value: undefined };
const signedIn = (user: object) => ({ ok: true, value: { step: 'signedIn', session: { user } } });
const failed = (code: string, status: number) => ({ ok: false, error: { code, status } });
const getState = (page: Page) => callClient<{ status: string }>(page, 'getState');
let people = 0;
const newEmail = () => `person-${process.pid}-${(people += 1)}@site.example`;

let site: OwnSite;
let scripts: ReadonlyMap<string, string>;
test.beforeAll(async () => {
  [site, scripts] = await Promise.all([startClientSite(), bundleClient()]);
});
test.afterAll(() => site.stop());

test.beforeEach(async ({ context, page, expected }) => {
  // The browser reports each rejected call.
  expected.console(/status of 4\d\d/);
  await serveClient(context, scripts);
  await page.goto(`${site.url}/en/contact`);
  await loadClient(page);
});

test('signs up, out and in by password, through the states of each', async ({ page }) => {
  const email = newEmail();
  await page.evaluate(() => {
    const { getState, subscribe } = globalThis.nhostOfTest as Record<string, (listener?: () => void) => unknown>;
    const steps: string[] = [];
    Object.assign(window, { steps });
    subscribe?.(() => {
      const { status, step, refresh } = getState?.() as Record<string, string>;
      const now = `${status} ${step ?? refresh}`;
      if (steps.at(-1) !== now) steps.push(now);
    });
  });
  expect(await getState(page)).toEqual({ status: 'signedOut', step: 'noErrors' });
  expect(await callClient(page, 'signUp.password', email, password)).toMatchObject(signedIn({ email }));
  expect(await callClient(page, 'findSession')).toMatchObject({
    refreshTokenId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(await callClient(page, 'signIn.password', email, password)).toMatchObject(failed('already-signed-in', 20));
  expect(await callClient(page, 'signOut')).toEqual(done);
  expect(await callClient(page, 'signOut')).toMatchObject(failed('unauthenticated-user', 20));
  expect(await callClient(page, 'signIn.password', email, 'wrong')).toMatchObject(
    failed('invalid-email-password', 401),
  );
  expect(await callClient(page, 'signIn.password', email, 'Ab')).toMatchObject(failed('invalid-password', 10));
  expect(await callClient(page, 'signIn.password', email, password)).toMatchObject(signedIn({ email }));
  expect(await page.evaluate(() => Reflect.get(window, 'steps') as string[])).toEqual([
    ...['signedOut signingUp', 'signedIn pending'],
    ...['signedOut signingOut', 'signedOut success'],
    ...['signedOut signingIn', 'signedOut failed', 'signedOut signingIn', 'signedOut failed'],
    ...['signedOut signingIn', 'signedIn pending'],
  ]);
});

test('asks for the code of a second factor', async ({ page }) => {
  const email = newEmail();
  await callClient(page, 'signUp.password', email, password);
  const { value } = await callClient<{ value: { totpSecret: string } }>(page, 'secondFactor.generate');
  expect(await callClient(page, 'secondFactor.activate', computeTotp(value.totpSecret))).toEqual(done);
  await callClient(page, 'signOut');
  expect(await callClient(page, 'signIn.mfa', '123456')).toMatchObject(failed('no-mfa-ticket', 10));
  expect(await callClient(page, 'signIn.mfa', '123456', 'x')).toMatchObject(failed('invalid-mfa-ticket', 10));
  expect(await callClient(page, 'signIn.password', email, password)).toMatchObject({ value: { step: 'needsMfa' } });
  expect(await getState(page)).toMatchObject({ step: 'needsMfa', ticket: expect.stringMatching(/^mfaTotp:/) });
  const code = computeTotp(value.totpSecret, 'next');
  expect(await callClient(page, 'signIn.mfa', code)).toMatchObject(signedIn({ email }));
});

test('signs in by the code and by the link of a mail', async ({ page }) => {
  const email = newEmail();
  expect(await callClient(page, 'signIn.requestEmailCode', email)).toEqual({ ok: true, value: { step: 'needsOtp' } });
  expect(await getState(page)).toEqual({ status: 'signedOut', step: 'needsOtp' });
  const code = (await takeMail(site, email)).get('x-ticket') ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await callClient(page, 'signIn.emailCode', email, wrong)).toMatchObject(failed('invalid-ticket', 401));
  expect(await callClient(page, 'signIn.emailCode', email, code)).toMatchObject(signedIn({ email }));
  await callClient(page, 'signOut');

  await callClient(page, 'signIn.emailLink', email, { redirectTo: '/en/contact?from=mail' });
  expect(await getState(page)).toEqual({ status: 'signedOut', step: 'needsEmailVerification' });
  await page.goto((await takeMail(site, email)).get('x-link') ?? '');
  const entries = await page.evaluate(() => history.length);
  expect(page.url()).toContain('refreshToken=');
  await loadClient(page);
  await callClient(page, 'whenReady');
  expect(await getState(page)).toMatchObject({ status: 'signedIn', user: { email } });
  expect(await page.evaluate(() => globalThis.nhostOfTest.arrival)).toEqual({
    type: 'passwordlessEmail',
    error: undefined,
  });
  await expect(page).toHaveURL(`${site.url}/en/contact?from=mail`);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  // The client alone would not restore the session.
  await page.goto(`${site.url}/en/contact?error=invalid-ticket&errorDescription=Invalid+ticket`);
  await loadClient(page);
  await callClient(page, 'whenReady');
  expect(await getState(page)).toMatchObject({ status: 'signedIn', user: { email } });
  const { arrival } = await page.evaluate(() => ({ arrival: globalThis.nhostOfTest.arrival }));
  expect(arrival).toMatchObject({ error: { code: 'invalid-ticket', status: 10, message: 'Invalid ticket' } });
});

test('signs up and in by a security key, and elevates', async ({ page }) => {
  const email = newEmail();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } });
  expect(await callClient(page, 'signUp.securityKey', email)).toMatchObject(signedIn({ email }));
  expect(await callClient(page, 'securityKeys.elevate')).toEqual(done);
  await callClient(page, 'signOut');
  expect(await callClient(page, 'signIn.securityKey', newEmail())).toMatchObject(failed('invalid-email-password', 401));
  expect(await callClient(page, 'signIn.securityKey', email)).toMatchObject(signedIn({ email }));
  await callClient(page, 'signOut');
  expect(await callClient(page, 'signIn.securityKey')).toMatchObject(signedIn({ email }));
});

test('says why a key does not elevate, and converts an anonymous user', async ({ page }) => {
  const email = newEmail();
  expect(await callClient(page, 'signIn.anonymous')).toMatchObject(signedIn({ isAnonymous: true }));
  expect(await callClient(page, 'securityKeys.elevate')).toMatchObject(failed('invalid-email', 10));
  expect(await callClient(page, 'convertAnonymous.password', email, password)).toMatchObject(signedIn({ email }));
  expect(await callClient(page, 'securityKeys.elevate')).toMatchObject(failed('invalid-request', 400));
});

test('uploads, downloads, presigns and removes a file, and calls GraphQL and a function', async ({ page }) => {
  const email = newEmail();
  await callClient(page, 'signUp.password', email, password);
  const upload = (bucketId: string) =>
    page.evaluate((bucketId) => {
      const { upload } = globalThis.nhostOfTest.files as Record<string, (...args: unknown[]) => Promise<unknown>>;
      return upload?.(new File(['hello'], 'olá.txt', { type: 'text/plain' }), { bucketId });
    }, bucketId);
  expect(await upload('none')).toMatchObject(failed('http-404', 404));
  const uploaded = (await upload('default')) as { value: { id: string } };
  expect(uploaded).toMatchObject({ ok: true, value: { name: 'olá.txt', size: 5 } });
  const { id } = uploaded.value;
  expect(await callClient(page, 'files.download', '')).toMatchObject(failed('invalid-file-id', 10));
  const text = await page.evaluate(async (id) => {
    const { download } = globalThis.nhostOfTest.files as Record<string, (id: string) => Promise<{ value: Blob }>>;
    return (await download?.(id))?.value.text();
  }, id);
  expect(text).toBe('hello');
  const { value } = await callClient<{ value: { url: string } }>(page, 'files.presign', id);
  expect(await (await page.request.get(value.url)).text()).toBe('hello');
  expect(await callClient(page, 'files.remove', id)).toEqual(done);
  expect(await callClient(page, 'files.download', id)).toMatchObject(failed('file-not-found', 404));

  expect(await callClient(page, 'request', '{ users { email } }')).toEqual({ ok: true, value: { users: [{ email }] } });
  expect(await callClient(page, 'request', '{ buckets { id } }')).toMatchObject(failed('validation-failed', 1));
  expect(await callClient(page, 'callFunction', 'account/export')).toMatchObject({
    ok: true,
    value: { user: { email } },
  });
  expect(await callClient(page, 'callFunction', 'none')).toMatchObject(failed('not-found', 404));
});

test('tabs follow each other', async ({ page, context }) => {
  const email = newEmail();
  await callClient(page, 'signUp.password', email, password);
  const other = await context.newPage();
  await other.goto(`${site.url}/en/contact`);
  await loadClient(other);
  await callClient(other, 'whenReady');
  expect(await getState(other)).toMatchObject({ status: 'signedIn', user: { email } });
  const tokenOf = async (tab: Page) => (await callClient<{ refreshToken: string }>(tab, 'findSession')).refreshToken;
  await expect.poll(() => tokenOf(page)).toBe(await tokenOf(other));
  await callClient(page, 'signOut');
  await expect.poll(async () => (await getState(other)).status).toBe('signedOut');
});
