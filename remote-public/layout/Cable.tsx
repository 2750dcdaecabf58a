import { useEffect, useRef, useState } from 'react';
import styles from './Cable.module.css';

interface CableProps {
  from: 'left' | 'right';
  /**
   * Joins the cables of the sections above and below, so that they are one line: `beside` comes down on one side of the
   * content and goes on down on the other, `above` is the upper edge of the section. Without it, the cable goes from one
   * side of the page to the other.
   */
  joins?: 'beside' | 'above';
}

/** The bridge's main cable at the top of a section: it comes down from one side and goes level to the other. */
export function Cable({ from, joins }: CableProps) {
  const { ref, arrived } = useEntrance<HTMLDivElement>();
  const classes = [
    styles.cable,
    from === 'right' && styles.right,
    joins && styles.joined,
    joins === 'above' && styles.rim,
    arrived && styles.arriving,
  ];
  return <div ref={ref} className={classes.filter(Boolean).join(' ')} aria-hidden="true" />;
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
