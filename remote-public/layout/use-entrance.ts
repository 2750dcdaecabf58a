import { useEffect, useRef, useState } from 'react';

/** Whether to animate an element's entrance: true once it scrolls into view, never if it was in view from the start. */
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
