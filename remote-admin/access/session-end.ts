import { useCallback } from 'react';
import { clearAllStorage, useLocation, useNavigate, useUrl } from '@ponte/kit';
import type { Failure } from '../api/call';

/**
 * Ends the session in the browser when the server no longer accepts it: everything stored goes, and the login screen
 * explains. Says whether it did.
 */
export function useSessionEnd(): (failure: Failure) => boolean {
  const goToLogin = useGoToLogin();
  return useCallback(
    (failure) => {
      if (failure.kind !== 'refusal' || (failure.status !== 401 && failure.status !== 403)) return false;
      // First away, then the storage: the guard would else go to the login screen without the explanation.
      goToLogin({ sessionEnded: true });
      clearAllStorage();
      return true;
    },
    [goToLogin],
  );
}

/** Sends the person to the login screen and, after it, back to where they are now. */
export function useGoToLogin(): (arrival: LoginArrival) => void {
  const navigate = useNavigate();
  const login = useUrl()('login');
  const { pathname, search } = useLocation();

  return useCallback(
    (arrival) => {
      // A logout has gone elsewhere already, though this screen is still drawn.
      if (window.location.pathname !== pathname) return;
      const next = encodeURIComponent(pathname + search);
      void navigate(`${login}?next=${next}`, { replace: true, state: arrival });
    },
    [navigate, login, pathname, search],
  );
}

/** Travels to the login screen in the history entry, so that it survives a reload and never shows in the address. */
export interface LoginArrival {
  readonly sessionEnded: boolean;
}

export function sessionHasEnded(state: unknown): boolean {
  return (state as LoginArrival | null)?.sessionEnded === true;
}
