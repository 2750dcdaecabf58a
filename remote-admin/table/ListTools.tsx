import type { ReactNode } from 'react';
import { VisuallyHidden } from '@ponte/kit';
import type { Load } from '../calls/use-load';
import { useTexts } from '../texts';
import styles from './ListTools.module.css';

interface ListToolsProps {
  load: Load<unknown>;
  /** How many rows there are, shown and announced once they have loaded. */
  count: string;
  /** The field that searches or filters. */
  children: ReactNode;
}

/** The line above a table: its field, and how many rows it has. */
export function ListTools({ load, count, children }: ListToolsProps) {
  const t = useTexts();
  return (
    <div className={styles.tools}>
      {children}
      <p role="status" className={styles.count}>
        {load.state === 'loading' && <VisuallyHidden>{t('admin.loading')}</VisuallyHidden>}
        {load.state === 'ready' && count}
      </p>
    </div>
  );
}
