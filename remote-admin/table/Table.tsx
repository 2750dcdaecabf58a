/* eslint-disable jsx-a11y/no-redundant-roles -- `display: block` takes the native roles away in some browsers. */
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table is not interactive. */
import type { ReactElement } from 'react';
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

export interface Column {
  /** Shown beside the values too, where rows are laid out as cards. */
  readonly name: string;
  /** Absent where rows cannot be put in its order. */
  readonly sort?: { readonly order: 'ascending' | 'descending' | 'none'; readonly onPress: () => void };
  /** What can be done with a row: speaks for itself, at the row's end. */
  readonly isActions?: boolean;
}

/** Cards have no use for the header of a column that they are not sorted by. */
function ColumnHeader({ name, sort, isActions }: Column) {
  if (!sort) {
    return (
      <th role="columnheader" scope="col" className={isActions ? styles.actions : undefined}>
        {name}
      </th>
    );
  }
  return (
    <th role="columnheader" scope="col" aria-sort={sort.order}>
      <button type="button" className={styles.sort} onClick={sort.onPress}>
        {name}
      </button>
    </th>
  );
}

/** As many as the specification wants. */
const rows = [1, 2, 3, 4, 5];

/** Rows as high as the real ones that they stand for. */
function SkeletonRows({ columns }: { columns: readonly Column[] }) {
  return rows.map((row) => (
    <tr key={row} role="row" aria-hidden="true" data-testid="skeleton-row" className={styles.skeleton}>
      {columns.map(({ name, isActions }) => (
        <td key={name} role="cell" data-label={isActions ? undefined : name}>
          <span />
        </td>
      ))}
    </tr>
  ));
}
