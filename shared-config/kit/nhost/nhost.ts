import type { NhostClient } from '@nhost/nhost-js';
import { createAccount } from './account';
import { createStateStore } from './auth-state';
import { createCalls } from './calls';
import { createClient } from './create-client';
import { createCredentials } from './credentials';
import { createFiles } from './files';
import { createKeys } from './keys';
import { createRefresh } from './refresh';
import { createRequests } from './requests';
import { findSession } from './session';
import { createSignIn } from './sign-in';
import { takeLink, type ArrivalByLink } from './take-link';

export type Nhost = ReturnType<typeof createNhost>;

/** Nhost's services for a part: plain functions over the client, which resolve to a `Result`. */
export function createNhost(client: NhostClient, arrival?: ArrivalByLink) {
  // Before the calls, which remove the listeners that are added later.
  const state = createStateStore(client.auth);
  const calls = createCalls(client);
  const { refresh, whenFresh } = createRefresh(client, calls);
  const requests = createRequests(client, whenFresh);
  return {
    ...state,
    ...createSignIn(client, calls),
    ...createAccount(client, calls),
    ...createKeys(client, calls, createCredentials(client, calls, requests)),
    ...requests,
    files: createFiles(client, whenFresh),
    /** What the link reported that led to this page. */
    arrival,
    whenReady: calls.whenReady,
    refresh,
    findSession: () => findSession(client.auth),
    /** Sends the role with GraphQL, storage and functions; without one the default role of the user counts. */
    setRole(role?: string): void {
      if (role !== undefined) return client.setRole(role);
      // The client's own `unsetRole` merges the headers without the role into those with it.
      for (const service of [client.graphql, client.storage, client.functions]) {
        delete service.getHeaders()['x-hasura-role'];
      }
    },
  };
}

let created: { readonly nhostUrl: string; readonly nhost: Nhost } | undefined;

/** The one client of this bundle. It restores the session of the browser, refreshes it, and follows other tabs. */
export function getNhost(nhostUrl: string): Nhost {
  if (created?.nhostUrl !== nhostUrl) {
    const arrival = takeLink({ location, history, storage: localStorage });
    const client = createClient(nhostUrl, location.href, { hasSession: true });
    created = { nhostUrl, nhost: createNhost(client, arrival) };
  }
  return created.nhost;
}
