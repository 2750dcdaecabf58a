import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams, useSession, useUrl } from '@ponte/kit';
import { decideDestination } from './decide-destination';

/** Sends a signed-in person on: right after a login, and when they come here again. */
export function useLeaveWhenSignedIn(): void {
  const session = useSession();
  const navigate = useNavigate();
  const url = useUrl();
  const [query] = useSearchParams();
  const isAdmin = session.state === 'signedIn' && session.user.isAdmin;

  const leave = useEffectEvent(() => {
    const homes = { admin: url('admin'), profile: url('profile') };
    const destination = decideDestination(isAdmin, query.get('next'), window.location.origin, homes);
    void navigate(destination, { replace: true });
  });

  useEffect(() => {
    if (session.state === 'signedIn') leave();
  }, [session.state]);
}
