import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render that follows it; what would lock out a visitor without script waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
