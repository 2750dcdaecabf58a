import type { AddressInfo } from 'node:net';
import {
  localStorageSetter,
  NHOST_JWT_EXPIRES_AT_KEY,
  NHOST_REFRESH_TOKEN_ID_KEY,
  NHOST_REFRESH_TOKEN_KEY,
  type NhostClient,
} from '@nhost/nhost-js';
import { createClient } from '@ponte/kit/nhost/create-client';
import { createNhost, type Nhost } from '@ponte/kit/nhost/nhost';
import type { AuthState } from '@ponte/kit/nhost/auth-state';
import type { TestApp } from 'backend/testing/test-app';
import '../client-outside-browser';

const store = localStorageSetter('web');

export interface PageClient extends Nhost {
  readonly client: NhostClient;
}

/** The kit's module over the real client, as pages have it, against the server of a test. */
export function createPageClients(test: TestApp) {
  const clients: NhostClient[] = [];
  let url = '';
  beforeAll(async () => {
    await test.app.http.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(test.app.http.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const { auth } of clients.splice(0)) auth.client.interpreter?.stop();
    for (const key of [NHOST_REFRESH_TOKEN_KEY, NHOST_REFRESH_TOKEN_ID_KEY, NHOST_JWT_EXPIRES_AT_KEY]) {
      void store(key, null);
    }
  });
  return {
    getUrl: () => url,
    /** Outside a browser all clients of a process share the store for the refresh token, as tabs do. */
    createPageClient(nhostUrl = '/v1', hasSession = true): PageClient {
      const client = createClient(nhostUrl, `${url}/pt/perfil`, { hasSession });
      clients.push(client);
      return { client, ...createNhost(client) };
    },
  };
}

/** Resolves when the state is so; the test's timeout bounds the wait. */
export function waitForState({ getState, subscribe }: Nhost, isSo: (state: AuthState) => boolean): Promise<AuthState> {
  return new Promise((resolve) => {
    const end = subscribe(look);
    look();
    function look() {
      if (!isSo(getState())) return;
      end();
      resolve(getState());
    }
  });
}

/** A result that is an error with this code and status. */
export const failedWith = (code: string, status: number, message: unknown = expect.any(String)) => ({
  ok: false,
  error: { code, status, message },
});

export const signedIn = (user: object) => ({
  ok: true,
  value: { step: 'signedIn', session: { user, accessToken: expect.any(String) } },
});
