import type { ReactNode } from 'react';
import column from './Column.module.css';
import styles from './EntryFrame.module.css';
import { useRestoredFocus } from './use-restored-focus';

/** A single narrow column, for the screens that need no session. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRestoredFocus();
  return (
    <div ref={frame} className={`${column.column} ${styles.frame}`}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
