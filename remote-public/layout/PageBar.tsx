import type { ReactNode } from 'react';
import styles from './PageBar.module.css';

/**
 * The last element of a page: a bar that keeps the page's action in view on small screens, while neither its opening
 * nor its ending shows it. `children`: the action, then its price if it has one.
 */
export function PageBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div>{children}</div>
    </div>
  );
}
