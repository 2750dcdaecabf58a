import { useSyncExternalStore } from 'react';
import { pendingSession, readSession, subscribeSession, type Session } from './session/session';

/** The session as the page knows it; `pending` on the server and until the first client render. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, pendingSession);
}
