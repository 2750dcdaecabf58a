import { useCallback } from 'react';
import { clearAllStorage, useLocation, useNavigate, useUrl } from '@ponte/kit';
import type { Failure } from '../api/call';

/**
 * Ends the session in the browser when the server rejects it: clears all storage and goes to the login screen, which
 * explains why. Returns whether the session was ended.
 */
export function useSessionEnd(): (failure: Failure) => boolean {
  const goToLogin = useGoToLogin();
  return useCallback(
    (failure) => {
      if (failure.kind !== 'rejection' || (failure.status !== 401 && failure.status !== 403)) return false;
      // Navigate before clearing storage; otherwise the guard redirects without the "session ended" message.
      goToLogin({ sessionEnded: true });
      clearAllStorage();
      return true;
    },
    [goToLogin],
  );
}

/** Navigates to the login screen, which returns to the current page after the login. */
export function useGoToLogin(): (state: LoginState) => void {
  const navigate = useNavigate();
  const login = useUrl()('login');
  const { pathname, search } = useLocation();

  return useCallback(
    (state) => {
      // A logout has already navigated elsewhere, though this screen is still rendered.
      if (window.location.pathname !== pathname) return;
      const next = encodeURIComponent(pathname + search);
      void navigate(`${login}?next=${next}`, { replace: true, state });
    },
    [navigate, login, pathname, search],
  );
}

/** State of the login screen's history entry: it survives a reload and is not visible in the URL. */
export interface LoginState {
  readonly sessionEnded: boolean;
}

export function sessionHasEnded(state: unknown): boolean {
  return (state as LoginState | null)?.sessionEnded === true;
}
