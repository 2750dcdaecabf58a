/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a table cell is not interactive. */
import type { ReactNode } from 'react';
import actions from './Actions.module.css';
import styles from './Cells.module.css';
import { Nothing } from './Values';

interface CellProps {
  /** The column's name, shown beside the value in cards. */
  label: string;
  className?: string | undefined;
  /** For values that may be much longer than the column's others, such as an e-mail address or a reason. */
  long?: boolean;
  /** What the row is about: the heading of its card. */
  isHeader?: boolean;
  /** Is the first line of its card, without the column's name. */
  isLead?: boolean;
  /** `null` is shown as a dash. */
  children: ReactNode;
}

export function Cell({ label, className, long, isHeader, isLead, children }: CellProps) {
  const classes = [className, long && styles.long, isHeader && styles.header, isLead && styles.lead];
  return (
    <td
      role={isHeader ? 'rowheader' : 'cell'}
      data-label={isHeader ? undefined : label}
      className={classes.filter(Boolean).join(' ') || undefined}
    >
      {children ?? <Nothing />}
    </td>
  );
}

interface ActionsCellProps {
  children?: ReactNode;
  /** A line below them, e.g. why one of them is not available. */
  note?: ReactNode;
}

/** The actions of a row, in its last cell. */
export function ActionsCell({ children, note }: ActionsCellProps) {
  return (
    <td role="cell" className={actions.actions}>
      {children}
      {note && <p className={actions.note}>{note}</p>}
    </td>
  );
}

/** A row of one cell over `columns` columns, with the details of the row above. */
export function DetailsRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row" className={styles.below}>
      <td role="cell" colSpan={columns} className={styles.details}>
        {children}
      </td>
    </tr>
  );
}

/** A row of one cell over `columns` columns that names the rows below it, such as their day. */
export function HeadingRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row" className={styles.group}>
      <td role="rowheader" colSpan={columns}>
        {children}
      </td>
    </tr>
  );
}

/** The class of a link or button in an `ActionsCell`. */
export function actionClass(kind?: 'danger'): string {
  return [actions.action, kind && actions[kind]].filter(Boolean).join(' ');
}
