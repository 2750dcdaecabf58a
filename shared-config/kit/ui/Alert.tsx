import type { ReactNode } from 'react';
import styles from './Alert.module.css';

/** A message that screen readers announce: a problem at once, anything else at the next pause. */
export function Alert({ problem = false, children }: { problem?: boolean; children: ReactNode }) {
  return (
    <div role={problem ? 'alert' : 'status'} className={`${styles.alert} ${problem ? styles.problem : ''}`}>
      {children}
    </div>
  );
}
