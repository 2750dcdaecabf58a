import { useSession } from '@ponte/kit';

/** Whether the person who is logged in may open the administration. */
export function useIsAdmin(): boolean {
  const session = useSession();
  return session.state === 'signedIn' && session.user.isAdmin;
}
