import { useEffect, useRef, useState } from 'react';
import styles from './Cable.module.css';

/** The bridge's main cable at the top of a section: it descends from one side of the page and ends horizontally. */
export function Cable({ from }: { from: 'left' | 'right' }) {
  const { ref, arrived } = useEntrance<SVGSVGElement>();
  const classes = [styles.cable, from === 'right' && styles.right, arrived && styles.arriving];
  return (
    <svg
      ref={ref}
      className={classes.filter(Boolean).join(' ')}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0Q22 100 64 100H100" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Whether to animate an element's entrance: true once it scrolls into view, never if it was in view from the start. */
function useEntrance<T extends Element>() {
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
