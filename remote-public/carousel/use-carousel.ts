import { useEffect, useMemo, useReducer, useSyncExternalStore, useRef, type TouchEvent } from 'react';
import { reducedMotion, useMediaQuery } from '../film/use-media-query';
import { initialState, createCarouselReducer, decideRotating } from './carousel-state';

const defaultInterval = 3500;

/** The state of a carousel, advanced every `interval` milliseconds while it rotates. */
export function useCarousel(count: number, interval = defaultInterval) {
  const reduce = useMemo(() => createCarouselReducer(count), [count]);
  const [state, dispatch] = useReducer(reduce, initialState);
  const tabHidden = useTabHidden();
  const rotating = decideRotating(state, { count, tabHidden, reducedMotion: useMediaQuery(reducedMotion, true) });

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'move', by: 1 }), interval);
    return () => clearTimeout(timer);
  }, [rotating, interval, state.index]);

  return { state, dispatch, rotating };
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function useTabHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}

const never = () => () => undefined;

/** False on the server and during hydration. Use it for anything that would lock out visitors without scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The minimum horizontal distance of a swipe, in CSS pixels. */
const swipeThreshold = 50;

/** Touch handlers that report the direction of a swipe: 1 forward (to the left), -1 back. */
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
