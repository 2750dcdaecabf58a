import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while the server's HTML is hydrated, true in every later render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
