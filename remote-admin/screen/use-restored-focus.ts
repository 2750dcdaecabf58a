import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the title of a frame when the focused element is removed, such as a retry button that was pressed:
 * otherwise the next Tab would start at the top of the page. Returns the frame's ref.
 */
export function useRestoredFocus() {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const within = frame.current;
    if (!within) return undefined;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const restore = () => {
      const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body;
      if (isLost) within.querySelector('h1')?.focus();
    };
    const observer = new MutationObserver(restore);
    observer.observe(within, { childList: true, subtree: true });
    within.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      within.removeEventListener('focusin', remember);
    };
  }, []);

  return frame;
}
