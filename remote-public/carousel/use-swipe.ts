import { useRef, type TouchEvent } from 'react';

/** How far a finger must travel sideways, in CSS pixels. */
const swipeThreshold = 50;

/** Touch handlers that tell a swipe's direction: 1 onwards (to the left), -1 back. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const startedAt = useRef<number>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      startedAt.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]?.clientX;
      if (startedAt.current === undefined || end === undefined) return;
      const travelled = end - startedAt.current;
      startedAt.current = undefined;
      if (Math.abs(travelled) > swipeThreshold) onSwipe(travelled < 0 ? 1 : -1);
    },
  };
}
