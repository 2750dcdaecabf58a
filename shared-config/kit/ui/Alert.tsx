import type { ReactNode } from 'react';
import styles from './Alert.module.css';

/** A message that is read out as it appears: at once for a problem, when there is a pause otherwise. */
export function Alert({ problem = false, children }: { problem?: boolean; children: ReactNode }) {
  return (
    <div role={problem ? 'alert' : 'status'} className={`${styles.alert} ${problem ? styles.problem : ''}`}>
      {children}
    </div>
  );
}
