import type { LoginResponse } from '@ponte/contract/api-responses';
import type { Site } from '@ponte/kit';
import { keepLogin } from '../access/keep-login';
import { createAdminApi } from '../api/admin-api';
import type { Result } from '../api/call';
import { setOwner } from './client-owner';
import type { NhostClient } from './open-account';

/**
 * Signs in to the product as the user who is signed in at the auth service: by the link of a mail, a key, a code or a
 * provider. A user who may not is signed out there too.
 */
export async function enterByAccount(
  { settings, language }: Pick<Site, 'settings' | 'language'>,
  nhost: NhostClient,
): Promise<Result<LoginResponse>> {
  const api = createAdminApi({ base: settings.apiUrl, language, token: nhost.findSession()?.accessToken });
  const entered = await api.openSession();
  if (entered.ok) {
    keepLogin(entered.value);
    setOwner(entered.value.token);
  } else if (entered.failure.kind === 'rejection') {
    await nhost.signOut();
  }
  return entered;
}
