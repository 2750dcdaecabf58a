import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { removeSession, useSession, buttonClass, Link } from '@ponte/kit';
import { AccountFrame } from '../screen/AccountFrame';
import { ScreenSkeleton } from '../screen/ScreenSkeleton';
import { useGoToLogin } from './session-end';
import { useTexts } from '../texts';

interface SessionGuardProps {
  /** `admin` also requires the role. */
  needs: 'session' | 'admin';
  children: ReactNode;
}

/** Renders a screen for those who may see it, and redirects to the login otherwise. The server checks every call again. */
export function SessionGuard({ needs, children }: SessionGuardProps) {
  const session = useSession();
  const goToLogin = useGoToLogin();

  const leave = useEffectEvent(() => {
    // An expired session is still in storage.
    const sessionEnded = localStorage.getItem('token') !== null;
    goToLogin({ sessionEnded });
    if (sessionEnded) removeSession();
  });

  useEffect(() => {
    if (session.state === 'signedOut') leave();
  }, [session.state]);

  if (session.state !== 'signedIn') return <ScreenSkeleton />;
  return needs === 'admin' && !session.user.isAdmin ? <NoPermission email={session.user.email} /> : children;
}

/** Shown in the admin area to a signed-in user without the role. */
export function NoPermission({ email }: { email: string }) {
  const t = useTexts();
  return (
    <AccountFrame title={t('admin.denied.title')}>
      <p>{t('admin.denied.text', { email })}</p>
      <p>{t('admin.denied.advice')}</p>
      <p>
        <Link to="profile" className={buttonClass('primary')}>
          {t('admin.denied.profile')}
        </Link>
      </p>
    </AccountFrame>
  );
}
