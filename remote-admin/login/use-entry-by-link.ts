import { useEffect, useEffectEvent, useState } from 'react';
import { readSession, useSite } from '@ponte/kit';
import { enterByAccount } from '../account/enter-by-account';
import type { NhostClient } from '../account/open-account';
import { isExpiredLink, useArrival } from '../account/use-arrival';
import type { Failure } from '../api/call';

export type EntryByLink =
  | { readonly state: 'none' | 'loading' | 'expired' }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Signs in who comes back from a provider or by the link of a mail. A page without a link loads nothing. */
export function useEntryByLink(): EntryByLink {
  const site = useSite();
  const { arrival } = useArrival();
  const [failure, setFailure] = useState<Failure>();

  /** A session that exists stays: the link could be another person's. */
  const enter = useEffectEvent(async (nhost: NhostClient) => {
    if (readSession().state === 'signedIn') return void (await nhost.signOut());
    const entered = await enterByAccount(site, nhost);
    return entered.ok ? undefined : entered.failure;
  });
  useEffect(() => {
    if (arrival.state !== 'ready') return undefined;
    let current = true;
    void enter(arrival.nhost).then((found) => current && found && setFailure(found));
    return () => {
      current = false;
    };
  }, [arrival]);

  if (arrival.state === 'none') return { state: 'none' };
  if (arrival.state === 'failed') return isExpiredLink(arrival.failure) ? { state: 'expired' } : arrival;
  return failure ? { state: 'failed', failure } : { state: 'loading' };
}
