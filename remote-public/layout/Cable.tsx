import styles from './Cable.module.css';
import { useEntrance } from './use-entrance';

interface CableProps {
  /** The side on which it comes down. */
  from: 'left' | 'right';
}

/**
 * The bridge's main cable: it swings over a section's heading and goes on down on the other side of the content. It is one
 * line with the cables of the sections above and below.
 */
export function Cable({ from }: CableProps) {
  const { ref, arrived } = useEntrance<HTMLDivElement>();
  const classes = [styles.cable, from === 'right' && styles.right, arrived && styles.arriving];
  return <div ref={ref} className={classes.filter(Boolean).join(' ')} aria-hidden="true" />;
}
