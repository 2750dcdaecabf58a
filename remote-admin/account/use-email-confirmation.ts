import { useEffect, useEffectEvent, useState } from 'react';
import { readSession, useSite } from '@ponte/kit';
import type { Failure } from '../api/call';
import { enterByAccount } from './enter-by-account';
import type { NhostClient } from './open-account';
import { useArrival } from './use-arrival';

export type EmailConfirmation =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'confirmed'; readonly email: string }
  /** The e-mail is confirmed, but the link alone does not sign in. */
  | { readonly state: 'signedOut'; readonly email: string }
  /** A new link may help: this one is old, or the e-mail has become another account's. */
  | { readonly state: 'rejected'; readonly failure: Failure }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Follows the link that confirms an e-mail. Without a session, the link signs in. */
export function useEmailConfirmation(): { confirmation: EmailConfirmation; retry: () => void } {
  const site = useSite();
  const { arrival, retry } = useArrival();
  const [entered, setEntered] = useState<EmailConfirmation>();

  const enter = useEffectEvent(async (nhost: NhostClient): Promise<EmailConfirmation> => {
    const email = nhost.findSession()?.user.email ?? '';
    if (readSession().state === 'signedIn') {
      // The session of this browser stays; that of the link would outlive it.
      await nhost.signOut();
      return { state: 'confirmed', email };
    }
    return { state: (await enterByAccount(site, nhost)).ok ? 'confirmed' : 'signedOut', email };
  });

  useEffect(() => {
    if (arrival.state !== 'ready') return undefined;
    let current = true;
    void enter(arrival.nhost).then((next) => current && setEntered(next));
    return () => {
      current = false;
    };
  }, [arrival]);

  if (arrival.state === 'none' || arrival.state === 'loading') return { confirmation: arrival, retry };
  if (arrival.state === 'ready') return { confirmation: entered ?? { state: 'loading' }, retry };
  const { failure } = arrival;
  const state = failure.kind === 'noResponse' ? 'failed' : 'rejected';
  return { confirmation: { state, failure }, retry };
}
