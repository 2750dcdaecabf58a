import type { ReactNode } from 'react';
import styles from './AccountFrame.module.css';

/** A single narrow column for the screens of one's own account. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
