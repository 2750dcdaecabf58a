import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { removeSession, useSession, buttonClass, Link } from '@ponte/kit';
import { Waiting } from '../screen/Waiting';
import { useGoToLogin } from './session-end';
import { AccountFrame } from '../screen/AccountFrame';
import { useTexts } from '../texts';

interface SessionGuardProps {
  /** `admin` also needs the role. */
  needs: 'session' | 'admin';
  children: ReactNode;
}

/** Shows its screen to those who may see it. The server decides again on every call. */
export function SessionGuard({ needs, children }: SessionGuardProps) {
  const session = useSession();
  const goToLogin = useGoToLogin();

  const leave = useEffectEvent(() => {
    // A session whose time is over still lies in storage.
    const sessionEnded = localStorage.getItem('token') !== null;
    goToLogin({ sessionEnded });
    if (sessionEnded) removeSession();
  });

  useEffect(() => {
    if (session.state === 'signedOut') leave();
  }, [session.state]);

  if (session.state !== 'signedIn') return <Waiting />;
  return needs === 'admin' && !session.user.isAdmin ? <NoPermission email={session.user.email} /> : children;
}

/** What a signed-in person without the role sees in the admin area. */
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
