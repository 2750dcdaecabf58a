/* eslint-disable jsx-a11y/no-redundant-roles -- `display: block` takes the native roles away in some browsers. */
import type { ReactElement } from 'react';
import { ColumnHeader, type Column } from './ColumnHeader';
import { SkeletonRows } from './SkeletonRows';
import styles from './Table.module.css';

interface TableProps<Row> {
  label: string;
  columns: readonly Column[];
  /** Absent while they are on the way: their shape stands there. */
  rows: readonly Row[] | undefined;
  /** A row with its key. */
  children: (row: Row, place: number) => ReactElement;
}

/** A table that narrow screens lay out as cards. Roles are spelled out because that layout would lose them. */
export function Table<Row>({ label, columns, rows, children }: TableProps<Row>) {
  return (
    <table role="table" aria-label={label} aria-busy={!rows} className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <ColumnHeader key={column.name} {...column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{rows ? rows.map(children) : <SkeletonRows columns={columns} />}</tbody>
    </table>
  );
}
