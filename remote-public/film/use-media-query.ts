import { useCallback, useSyncExternalStore } from 'react';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches; `initial` on the server and during hydration. */
export function useMediaQuery(query: string, initial: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => initial,
  );
}

/** Whether films may play: not on the server, not with reduced motion, not with the browser's data saver. */
export function useAllowsFilms(): boolean {
  const wantsLess = useMediaQuery(reducedMotion, true);
  return !useSavesData() && !wantsLess;
}

const never = () => () => undefined;

/** Whether the browser's data saver is on; false on the server and during hydration. */
export function useSavesData(): boolean {
  return useSyncExternalStore(never, savesData, () => false);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
