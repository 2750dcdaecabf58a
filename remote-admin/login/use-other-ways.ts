import { useState } from 'react';
import { useSite, useUrl } from '@ponte/kit';
import { enterByAccount } from '../account/enter-by-account';
import { fromNhost } from '../account/nhost-result';
import { loadClient, type NhostClient } from '../account/open-account';
import type { AccountCall } from '../account/use-account';
import type { Failure, Result } from '../api/call';

/** A way to sign in without the password. The client loads with the first press. */
export type Way = 'securityKey' | 'emailLink' | `provider ${string}`;

export interface OtherWaysState {
  /** The way that is under way. */
  readonly busy: Way | undefined;
  readonly failure: Failure | undefined;
  /** Where a link was sent to. */
  readonly sentTo: string | undefined;
  readonly start: (way: Way, email: string) => void;
}

export function useOtherWays(): OtherWaysState {
  const site = useSite();
  const redirectTo = window.location.origin + useUrl()('login');
  const [busy, setBusy] = useState<Way>();
  const [failure, setFailure] = useState<Failure>();
  const [sentTo, setSentTo] = useState<string>();

  async function run(way: Way, email: string): Promise<Result<unknown>> {
    const loaded = await loadClient(site.settings);
    if (!loaded.ok) return loaded;
    const nhost = loaded.value;
    const taken = fromNhost(await takeWay(way, email, redirectTo)(nhost), site.language);
    if (!taken.ok) return taken;
    if (way === 'securityKey') return enterByAccount(site, nhost);
    if (way === 'emailLink') setSentTo(email);
    return taken;
  }

  async function start(way: Way, email: string): Promise<void> {
    if (busy !== undefined) return;
    setBusy(way);
    setFailure(undefined);
    setSentTo(undefined);
    const result = await run(way, email);
    setBusy(undefined);
    if (!result.ok) setFailure(result.failure);
  }

  return { busy, failure, sentTo, start: (way, email) => void start(way, email) };
}

/** Without an e-mail the browser offers the keys that it has for this site. */
function takeWay(way: Way, email: string, redirectTo: string): AccountCall<unknown> {
  return async (nhost: NhostClient) => {
    await nhost.whenReady();
    // It belongs to a session of the product that is over.
    if (nhost.findSession()) await nhost.signOut();
    if (way === 'securityKey') return nhost.signIn.securityKey(email || undefined);
    if (way === 'emailLink') return nhost.signIn.emailLink(email, { redirectTo });
    window.location.assign(nhost.providerUrl(way.slice('provider '.length), { redirectTo }));
    return { ok: true, value: undefined };
  };
}
