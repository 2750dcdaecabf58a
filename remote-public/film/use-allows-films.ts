import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function readPreference(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !window.matchMedia(reducedMotion).matches;
}

/** Whether films may run here: not on the server, not for who asked for less motion or fewer bytes. */
export function useAllowsFilms(): boolean {
  return useSyncExternalStore(subscribe, readPreference, () => false);
}
