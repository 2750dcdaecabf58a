import { useEffect, useRef, useState } from 'react';
import styles from './Cable.module.css';

interface Joint {
  /** The side on which it comes down. */
  from: 'left' | 'right';
  /** `beside` goes on down on the other side of the content, `above` is the upper edge of the section. */
  joins: 'beside' | 'above';
}

type CableProps = Joint | Partial<Record<keyof Joint, never>>;

/**
 * The bridge's main cable at the top of a section: it hangs from one side of the page to the other, or is one line with
 * the cables of the sections above and below.
 */
export function Cable({ from, joins }: CableProps) {
  const { ref, arrived } = useEntrance<HTMLDivElement>();
  const classes = [
    styles.cable,
    joins ? styles.joined : styles.hanging,
    from === 'right' && styles.right,
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
