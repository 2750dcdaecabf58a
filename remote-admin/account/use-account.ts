import { useCallback } from 'react';
import { useSession, useSite } from '@ponte/kit';
import type { Result as NhostResult } from '@ponte/kit/nhost/result';
import type { Result } from '../api/call';
import { useApi } from '../calls/use-api';
import { fromNhost } from './nhost-result';
import { openAccount, type NhostClient } from './open-account';

export type AccountCall<Value> = (nhost: NhostClient) => Promise<NhostResult<Value>>;

/**
 * Runs calls of Nhost's client as the person who is signed in. It loads the client with the first call, and does not ask for
 * the password again. A call that demands a security key asks for that one and is then repeated.
 */
export function useAccount(): <Value>(call: AccountCall<Value>) => Promise<Result<Value>> {
  const { settings, language } = useSite();
  const api = useApi();
  const session = useSession();
  const token = session.state === 'signedIn' ? session.token : '';

  return useCallback(
    async (call) => {
      const opened = await openAccount({ settings, language, api, token });
      return opened.ok ? fromNhost(await runElevated(opened.value, call), language) : opened;
    },
    [settings, language, api, token],
  );
}

/** Runs a call of a client that is signed in, after a touch of the security key where the service demands it. */
export async function runElevated<Value>(nhost: NhostClient, call: AccountCall<Value>): Promise<NhostResult<Value>> {
  const result = await call(nhost);
  if (result.ok || result.error.code !== 'elevated-claim-required') return result;
  const elevated = await nhost.securityKeys.elevate();
  return elevated.ok ? call(nhost) : elevated;
}
