import { useSyncExternalStore } from 'react';

/** Screens on which a dialog in the corner would cover the page, or would be too low for a field and the button below it. */
const smallScreen = '(width < 40rem) or (height < 32rem)';

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
