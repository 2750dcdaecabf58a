import styles from './HangingCable.module.css';
import { useEntrance } from './use-entrance';

/** A main cable at the top of a section, which hangs from one side of the page to the other. */
export function HangingCable() {
  const { ref, arrived } = useEntrance<HTMLDivElement>();
  return <div ref={ref} className={`${styles.cable} ${arrived ? styles.arriving : ''}`} aria-hidden="true" />;
}
