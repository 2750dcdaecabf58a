import styles from './Waiting.module.css';

/** The quiet shape of a screen while its texts or the session are on the way. It needs no words. */
export function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span />
      <span />
      <span />
    </div>
  );
}
