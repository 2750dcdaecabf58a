import { useMemo } from 'react';
import { createAdminApi, type AdminApi } from '../api/admin-api';
import { useSession, useSite } from '@ponte/kit';

/** The Admin API with the page's language and, when signed in, the session's token. */
export function useApi(): AdminApi {
  const { settings, language } = useSite();
  const session = useSession();
  const token = session.state === 'signedIn' ? session.token : undefined;
  return useMemo(() => createAdminApi({ base: settings.apiUrl, language, token }), [settings.apiUrl, language, token]);
}
