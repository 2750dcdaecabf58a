import type { ReactNode } from 'react';
import styles from './EmptyList.module.css';

interface EmptyListProps {
  text: string;
  /** What can be done about it. */
  advice?: string | undefined;
  /** A button that does it. */
  action?: ReactNode;
}

/** Takes the place of a table that has no rows. */
export function EmptyList({ text, advice, action }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {advice && <p className={styles.advice}>{advice}</p>}
      {action}
    </div>
  );
}
