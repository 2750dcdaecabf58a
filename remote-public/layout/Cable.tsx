import styles from './Cable.module.css';
import { useEntrance } from './use-entrance';

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
