import { useMemo } from 'react';
import { createAdminApi, type AdminApi } from '../api/admin-api';
import { useSession, useSite } from '@ponte/kit';

/** The Admin API in the page's language and, when somebody is signed in, in their name. */
export function useApi(): AdminApi {
  const { settings, language } = useSite();
  const session = useSession();
  const token = session.state === 'signedIn' ? session.token : undefined;
  return useMemo(() => createAdminApi({ base: settings.apiUrl, language, token }), [settings.apiUrl, language, token]);
}
