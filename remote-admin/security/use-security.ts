import type { LoginMethods } from '@ponte/contract/api-responses';
import type { LinkedProvider, PersonalAccessToken, SecurityKey } from '@ponte/kit/nhost/credentials';
import { succeed } from '@ponte/kit/nhost/result';
import { useAccount, type AccountCall } from '../account/use-account';
import type { Result } from '../api/call';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';

interface Credentials {
  readonly hasSecondFactor: boolean;
  readonly keys: readonly SecurityKey[];
  readonly tokens: readonly PersonalAccessToken[];
  /** Undefined where the backend is older and does not know them. */
  readonly links: readonly LinkedProvider[] | undefined;
}

/** What the security page shows. */
export interface SecurityState extends Credentials {
  readonly methods: LoginMethods;
}

/** Loads the page's content. `update` applies what a successful call has changed. */
export function useSecurity() {
  const api = useApi();
  const callAccount = useAccount();

  return useLoad('security', async (signal): Promise<Result<SecurityState>> => {
    const methods = await api.fetchLoginMethods(signal);
    if (!methods.ok) return methods;
    const credentials = await callAccount(fetchCredentials);
    return credentials.ok ? { ok: true, value: { ...credentials.value, methods: methods.value } } : credentials;
  });
}

const fetchCredentials: AccountCall<Credentials> = async (nhost) => {
  const user = await nhost.fetchUser();
  if (!user.ok) return user;
  const keys = await nhost.securityKeys.list();
  if (!keys.ok) return keys;
  const tokens = await nhost.personalAccessTokens.list();
  if (!tokens.ok) return tokens;
  const links = await nhost.linkedProviders.list();
  const isUnknown = !links.ok && links.error.code === 'validation-failed';
  if (!links.ok && !isUnknown) return links;
  return succeed({
    hasSecondFactor: user.value.activeMfaType === 'totp',
    keys: keys.value,
    tokens: tokens.value,
    links: links.ok ? links.value : undefined,
  });
};
