import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the title of a frame when what had it is gone, as a button to try again is once it was pressed: lost,
 * it would begin anew at the top of the page. Returns what goes on the frame.
 */
export function useKeptFocus() {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const within = frame.current;
    if (!within) return undefined;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const keep = () => {
      const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body;
      if (isLost) within.querySelector('h1')?.focus();
    };
    const observer = new MutationObserver(keep);
    observer.observe(within, { childList: true, subtree: true });
    within.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      within.removeEventListener('focusin', note);
    };
  }, []);

  return frame;
}
