/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table is not interactive. */
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Table.module.css';

interface CellProps {
  /** The column's name, shown beside the value where the table is laid out as cards. */
  label: string;
  className?: string | undefined;
  /** May be longer than its column's other values by far, as an e-mail address or a reason. */
  long?: boolean;
  /** `null` is shown as a dash. */
  children: ReactNode;
}

export function Cell({ label, className, long, children }: CellProps) {
  return (
    <td
      role="cell"
      data-label={label}
      className={[className, long && styles.long].filter(Boolean).join(' ') || undefined}
    >
      {children ?? <Nothing />}
    </td>
  );
}

/** Stands for a value that is not there. */
export function Nothing() {
  const t = useTexts();
  return (
    <span>
      <span aria-hidden="true">{t('admin.users.nothing')}</span>
      <VisuallyHidden>{t('admin.users.nothingSpoken')}</VisuallyHidden>
    </span>
  );
}

/** What can be done with a row, at its end. */
export function ActionsCell({ children }: { children?: ReactNode }) {
  return (
    <td role="cell" className={styles.actions}>
      {children}
    </td>
  );
}
