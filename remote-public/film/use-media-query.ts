import { useCallback, useSyncExternalStore } from 'react';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches; `atFirst` on the server and until the page is hydrated. */
export function useMediaQuery(query: string, atFirst: boolean): boolean {
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
    () => atFirst,
  );
}

/** Whether films may run here: not on the server, not for who asked for less motion or fewer bytes. */
export function useAllowsFilms(): boolean {
  const wantsLess = useMediaQuery(reducedMotion, true);
  return !wantsLess && !savesData();
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
