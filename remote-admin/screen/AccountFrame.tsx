import type { ReactNode } from 'react';
import styles from './AccountFrame.module.css';
import { useKeptFocus } from './use-kept-focus';

/** A single narrow column for the screens of one's own account. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useKeptFocus();
  return (
    <div ref={frame} className={styles.frame}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
