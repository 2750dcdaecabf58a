import { useSyncExternalStore } from 'react';

/** Screens on which a dialog in the corner would cover the page. */
const smallScreen = '(width < 40rem) or (height < 24rem)';

const isSmall = () => matchMedia(smallScreen).matches;

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(smallScreen);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether Hel's dialog fills the screen. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, isSmall);
}
