/* eslint-disable jsx-a11y/no-redundant-roles -- `display: block` takes the native roles away in some browsers. */
import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  label: string;
  /** The cells of the header row. */
  head: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A table that narrow screens lay out as cards. Roles are spelled out because that layout would lose them. */
export function Table({ label, head, busy = false, children }: TableProps) {
  return (
    <table role="table" aria-label={label} aria-busy={busy} className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">{head}</tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
