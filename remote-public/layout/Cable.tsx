import { useEffect, useRef, useState } from 'react';
import styles from './Cable.module.css';

/**
 * The bridge's main cable where it crosses from one section into the next: it comes down from one side of the page and
 * runs out level, as the first line of what stands beneath it.
 */
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

/**
 * Whether an element may make its entrance: true from the moment it first comes into view. What was in view from the
 * start stands there already and makes none.
 */
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
