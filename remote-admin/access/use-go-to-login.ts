import { useCallback } from 'react';
import { useLocation, useNavigate, useUrl } from '@ponte/kit';
import type { LoginArrival } from './session-ended';

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
