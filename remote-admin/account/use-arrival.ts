import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSite } from '@ponte/kit';
import type { Failure } from '../api/call';
import { removeOwner } from './client-owner';
import { fromNhost } from './nhost-result';
import { loadClient, type NhostClient } from './open-account';

/** What the link of a mail brought to this page. */
export type Arrival =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  /** Signed in at the auth service, by a link of this `type`. */
  | { readonly state: 'ready'; readonly type: string | undefined; readonly nhost: NhostClient }
  | { readonly state: 'failed'; readonly failure: Failure };

/** As in every link that is old; with `AUTH_CONCEAL_ERRORS` the service says no more than the last one. */
const expiredCodes: readonly (string | undefined)[] = ['invalid-ticket', 'invalid-refresh-token', 'invalid-request'];

/** Whether a new link would help. */
export const isExpiredLink = (failure: Failure): boolean =>
  failure.kind === 'rejection' && expiredCodes.includes(failure.codigo);

/** Follows a link that led to this page. A page without one loads nothing. */
export function useArrival(): { arrival: Arrival; retry: () => void } {
  const site = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [arrival, setArrival] = useState<Arrival>(() => ({ state: cameByLink() ? 'loading' : 'none' }));

  const apply = useEffectEvent((next: Arrival) => {
    // The client took the token out of the URL; the router would still pass it on.
    void navigate(pathname, { replace: true });
    setArrival(next);
  });
  const follow = useEffectEvent(() => readArrival(site));

  useEffect(() => {
    if (arrival.state !== 'loading') return undefined;
    let current = true;
    void follow().then((next) => current && apply(next));
    return () => {
      current = false;
    };
  }, [arrival.state]);

  return { arrival, retry: () => setArrival({ state: 'loading' }) };
}

function cameByLink(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has('refreshToken') || query.has('errorDescription');
}

async function readArrival({ settings, language }: ReturnType<typeof useSite>): Promise<Arrival> {
  const loaded = await loadClient(settings);
  if (!loaded.ok) return { state: 'failed', failure: loaded.failure };
  const nhost = loaded.value;
  const { type, error } = nhost.arrival ?? {};
  const ready = fromNhost(error ? { ok: false, error } : await nhost.whenReady(), language);
  if (!ready.ok) return { state: 'failed', failure: ready.failure };
  removeOwner();
  if (nhost.findSession()) return { state: 'ready', type, nhost };
  const state = nhost.getState();
  const rejected = state.status === 'signedOut' && state.error;
  const result = rejected ? fromNhost({ ok: false, error: rejected }, language) : undefined;
  const failure = result && !result.ok ? result.failure : ({ kind: 'noResponse', cause: state } as const);
  return { state: 'failed', failure };
}
