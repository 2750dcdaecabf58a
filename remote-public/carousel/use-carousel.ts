import { useEffect, useMemo, useReducer } from 'react';
import { reducedMotion, useMediaQuery } from '../film/use-media-query';
import { atFirst, createCarouselReducer, decideRotating } from './carousel-state';
import { useTabHidden } from './use-tab-hidden';

const defaultInterval = 3500;

/** A carousel's state, and the timer that moves it on every `interval` milliseconds while it rotates. */
export function useCarousel(count: number, interval = defaultInterval) {
  const reduce = useMemo(() => createCarouselReducer(count), [count]);
  const [state, dispatch] = useReducer(reduce, atFirst);
  const tabHidden = useTabHidden();
  const rotating = decideRotating(state, { count, tabHidden, reducedMotion: useMediaQuery(reducedMotion, true) });

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'move', by: 1 }), interval);
    return () => clearTimeout(timer);
  }, [rotating, interval, state.index]);

  return { state, dispatch, rotating };
}
