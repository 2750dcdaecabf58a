import { useCallback } from 'react';
import { clearAllStorage } from '@ponte/kit';
import type { Failure } from '../api/result';
import { useGoToLogin } from './use-go-to-login';

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
