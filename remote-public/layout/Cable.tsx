import styles from './Cable.module.css';
import { useEntrance } from './use-entrance';

interface CableProps {
  /** The side on which it comes down. */
  from: 'left' | 'right';
  /** `beside` goes on down on the other side of the content, `above` is the upper edge of the section. */
  joins: 'beside' | 'above';
}

/** The bridge's main cable at the top of a section. It is one line with the cables of the sections above and below. */
export function Cable({ from, joins }: CableProps) {
  const { ref, arrived } = useEntrance<HTMLDivElement>();
  const classes = [
    styles.cable,
    from === 'right' && styles.right,
    joins === 'above' && styles.rim,
    arrived && styles.arriving,
  ];
  return <div ref={ref} className={classes.filter(Boolean).join(' ')} aria-hidden="true" />;
}
