import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element may make its entrance: true from the moment it first comes into view. What was in view from the
 * start stands there already and makes none.
 */
export function useEntrance<T extends Element>() {
  const ref = useRef<T>(null);
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let wasAway = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        wasAway = true;
        return;
      }
      setArrived(wasAway);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, arrived };
}
