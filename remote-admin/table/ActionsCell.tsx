/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table is not interactive. */
import type { ReactNode } from 'react';
import styles from './ActionsCell.module.css';

/** What can be done with a row, at its end. */
export function ActionsCell({ children }: { children?: ReactNode }) {
  return (
    <td role="cell" className={styles.actions}>
      {children}
    </td>
  );
}
