import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { removeSession, useSession } from '@ponte/kit';
import { Waiting } from '../screen/Waiting';
import { NoPermission } from './NoPermission';
import { useGoToLogin } from './use-go-to-login';

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
