import { useEffect } from 'react';
import { Link, removeSession, useLocation, useNavigate, useSession, useSite, useUrl } from '@ponte/kit';
import { requestLeave } from '@ponte/kit/leaving';
import { announceSession } from '@ponte/kit/session/session';
import type { RouteId } from '@ponte/contract/routes';
import { useTexts, type TextKey } from '../texts';
import styles from './Menu.module.css';

const signedOutLinks = [
  ['login', 'account.login'],
  ['forgotPassword', 'account.forgot'],
] as const satisfies (readonly [RouteId, TextKey])[];

const signedInLinks = [
  ['profile', 'account.profile'],
  ['changePassword', 'account.password'],
] as const satisfies (readonly [RouteId, TextKey])[];

/** The account menu's entries for the current session. */
export function AccountEntries() {
  const t = useTexts();
  const url = useUrl();
  const navigate = useNavigate();
  const session = useSession();
  const { settings } = useSite();
  const { pathname } = useLocation();

  useEffect(() => announceSession(), [pathname]);

  function logOut() {
    if (session.state === 'signedIn') revokeToken(settings.apiUrl, session.token);
    removeSession();
    void navigate(url('home'));
  }

  const signedIn = session.state === 'signedIn';
  return (
    <ul>
      {signedIn && <li className={styles.who}>{session.user.name}</li>}
      {(signedIn ? signedInLinks : signedOutLinks).map(([to, text]) => (
        <li key={to}>
          <Link to={to}>{t(text)}</Link>
        </li>
      ))}
      {signedIn && session.user.isAdmin && (
        <li>
          <Link to="admin">{t('account.admin')}</Link>
        </li>
      )}
      {signedIn && (
        <li>
          <button type="button" onClick={() => requestLeave(logOut)}>
            {t('account.logout')}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Revokes the token on the server. Fire and forget: the user is logged out locally anyway, and the token expires. */
function revokeToken(apiUrl: string, token: string): void {
  fetch(`${apiUrl}/users/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined);
}
