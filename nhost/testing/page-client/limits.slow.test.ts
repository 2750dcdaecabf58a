import { createAuthTest } from '../auth-test';
import { createGate } from './gate';
import { createPageClients, failedWith, signedIn, waitForState } from './page-clients';

const { test } = createAuthTest();
const { createPageClient, getUrl } = createPageClients(test);
const gate = createGate(getUrl);
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const network = failedWith('network', 0, 'Network Error');
/** Between the attempts, doubled each time. */
const waits = [5, 10, 20, 40, 80];

beforeEach(() => {
  // The services answer over a real network.
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'setInterval',
      'clearInterval',
      'hrtime',
    ],
  });
  // No refresh before the last 30 seconds.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => jest.useRealTimers());

async function createSignedUp() {
  const nhost = createPageClient(gate.getNhostUrl());
  expect(await nhost.signUp.password('ana@exemplo.com', 'Abc123')).toMatchObject(signedIn({}));
  return nhost;
}

describe('a session that is restored', () => {
  beforeEach(createSignedUp);

  it('starts, and is there', async () => {
    const nhost = createPageClient(gate.getNhostUrl());
    expect(nhost.getState()).toEqual({ status: 'starting', attempts: 0 });
    expect(await nhost.whenReady()).toEqual({ ok: true, value: undefined });
    expect(nhost.getState()).toMatchObject({ status: 'signedIn', user: { email: 'ana@exemplo.com' } });
  });

  it.each([
    ['without a response', 'noResponse', network],
    [
      'with a fault of the server',
      { status: 503, body: '{"error":"unavailable","status":503}' },
      failedWith('unavailable', 503),
    ],
  ] as const)(
    'is tried five times again %s, and no call waits for more than 15 seconds',
    async (_name, answer, { error }) => {
      gate.close(answer);
      const before = gate.count('/auth/token');
      const nhost = createPageClient(gate.getNhostUrl());
      const [ready, call] = [nhost.whenReady(), nhost.password.reset('ana@exemplo.com')];
      for (const [index, wait] of waits.entries()) {
        await waitForState(nhost, ({ status }) => status === 'retryTokenImport');
        expect(nhost.getState()).toEqual({ status: 'retryTokenImport', attempts: index + 1 });
        expect(gate.count('/auth/token')).toBe(before + index + 1);
        await seconds(wait - 0.001);
        expect(nhost.getState()).toMatchObject({ status: 'retryTokenImport' });
        await seconds(0.001);
      }
      expect(await waitForState(nhost, ({ status }) => status === 'signedOut')).toEqual({
        status: 'signedOut',
        step: 'failed',
        error,
      });
      expect(gate.count('/auth/token')).toBe(before + 6);
      const notReady = failedWith('not-ready', 20, 'The state machine is not yet ready after 15 seconds.');
      expect(await Promise.all([ready, call])).toEqual([notReady, notReady]);
      expect(gate.count('/auth/user/password/reset')).toBe(0);
    },
  );

  it('is not tried again when it is rejected', async () => {
    await test.db.deleteFrom('auth.refresh_tokens').execute();
    const nhost = createPageClient(gate.getNhostUrl());
    await nhost.whenReady();
    const { error } = failedWith('invalid-refresh-token', 10, 'Invalid or expired refresh token');
    expect(nhost.getState()).toEqual({ status: 'signedOut', step: 'failed', error });
  });

  it('comes with the next attempt', async () => {
    gate.close();
    const nhost = createPageClient(gate.getNhostUrl());
    await waitForState(nhost, ({ status }) => status === 'retryTokenImport');
    gate.open();
    await seconds(5);
    expect(await waitForState(nhost, ({ status }) => status === 'signedIn')).toMatchObject({ refresh: 'pending' });
  });
});

describe('the timer', () => {
  it.each([
    ['30 seconds before the token expires', 0.5, 870],
    ['60 seconds before, with a chance of 10 % in each second', 0.09, 840],
  ])('refreshes %s', async (_name, random, due) => {
    const nhost = await createSignedUp();
    jest.mocked(Math.random).mockReturnValue(random);
    await seconds(due - 1);
    expect([nhost.getState(), gate.count('/auth/token')]).toMatchObject([
      { status: 'signedIn', refresh: 'pending' },
      0,
    ]);
    await seconds(1);
    expect(nhost.getState()).toMatchObject({ status: 'signedIn', refresh: 'refreshing' });
    await waitForState(nhost, (state) => state.status === 'signedIn' && state.refresh === 'pending');
    expect(gate.count('/auth/token')).toBe(1);
    expect(nhost.findSession()?.accessTokenExpiresIn).toBeGreaterThan(890);
  });

  it('tries five times again without a response, later each time', async () => {
    const nhost = await createSignedUp();
    gate.close();
    await seconds(870);
    for (const [index, wait] of waits.entries()) {
      await waitForState(nhost, (state) => state.status === 'signedIn' && state.refresh === 'pending');
      expect(gate.count('/auth/token')).toBe(index + 1);
      await seconds(wait);
      expect(gate.count('/auth/token')).toBe(index + 1);
      await seconds(1);
      expect(nhost.getState()).toMatchObject({ refresh: 'refreshing' });
    }
    await waitForState(nhost, (state) => state.status === 'signedIn' && state.refresh === 'pending');
    await seconds(600);
    expect(gate.count('/auth/token')).toBe(6);
    expect(nhost.getState()).toMatchObject({ status: 'signedIn', refresh: 'pending' });
  });

  it('signs out when the session has ended', async () => {
    const nhost = await createSignedUp();
    await test.db.deleteFrom('auth.refresh_tokens').execute();
    await seconds(870);
    expect(await waitForState(nhost, ({ status }) => status === 'signedOut')).toEqual({
      status: 'signedOut',
      step: 'noErrors',
    });
    expect(nhost.findSession()).toBeUndefined();
  });
});

describe('a refresh by hand', () => {
  it('renews the token, also twice at a time', async () => {
    const nhost = await createSignedUp();
    const before = nhost.findSession()?.refreshToken;
    const results = await Promise.all([nhost.refresh(), nhost.refresh()]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    expect(nhost.findSession()?.refreshToken).not.toBe(before);
  });

  it('is made before a request when the token expired while the tab slept', async () => {
    const nhost = await createSignedUp();
    jest.setSystemTime(Date.now() + 901_000);
    const request = nhost.request('{ users { email } }');
    await seconds(1);
    expect(await request).toMatchObject({ ok: true });
    expect([gate.count('/auth/token'), nhost.getState()]).toMatchObject([1, { status: 'signedIn' }]);
  });

  it('reports a missing response as such, and ends a session that was ended elsewhere', async () => {
    const nhost = await createSignedUp();
    gate.close();
    expect(await nhost.refresh()).toEqual(network);
    expect(nhost.getState()).toMatchObject({ status: 'signedIn' });
    gate.open();
    await test.db.deleteFrom('auth.refresh_tokens').execute();
    expect(await nhost.refresh()).toEqual(failedWith('invalid-refresh-token', 10, 'Invalid or expired refresh token'));
    expect(nhost.getState()).toEqual({ status: 'signedOut', step: 'success' });
  });
});
