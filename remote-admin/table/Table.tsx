/* eslint-disable jsx-a11y/no-redundant-roles -- `display: block` removes the native roles in some browsers. */
import type { ReactElement } from 'react';
import { useTexts } from '../texts';
import { ColumnHeader, type Column } from './ColumnHeader';
import { SkeletonRows } from './SkeletonRows';
import styles from './Table.module.css';
import { useTop } from './use-top';

interface TableProps<Row> {
  label: string;
  columns: readonly Column[];
  /** Absent while they load: the table shows skeleton rows. */
  rows: readonly Row[] | undefined;
  /** Has so many columns that it needs more width than others. */
  isWide?: boolean;
  /** Has values so short that it needs less. */
  isNarrow?: boolean;
  /** A class that fixes the widths of the columns, for rows that come in pages: they would jump with every page. */
  className?: string | undefined;
  /** Which page of the rows it shows, if there may be others. */
  page?: string | number | undefined;
  /** How many skeleton rows. By default the number that the specification fixes for the users. */
  skeletonRows?: number;
  /** Renders a row with its key. */
  children: (row: Row, index: number) => ReactElement;
}

/** A table that narrow screens lay out as cards. Its roles are explicit because that layout would lose them. */
export function Table<Row>({
  label,
  columns,
  rows,
  isWide,
  isNarrow,
  className = '',
  page,
  skeletonRows = 5,
  children,
}: TableProps<Row>) {
  const t = useTexts();
  const isSortable = columns.some(({ sort }) => sort);
  return (
    <div className={`${styles.container} ${(isWide && styles.wide) || (isNarrow && styles.narrow) || ''}`}>
      <table
        ref={useTop(page)}
        role="table"
        aria-label={label}
        aria-busy={!rows}
        tabIndex={-1}
        className={`${styles.table} ${className}`}
      >
        <thead role="rowgroup">
          <tr role="row" data-label={isSortable ? t('admin.sortBy') : undefined}>
            {columns.map((column) => (
              <ColumnHeader key={column.name} {...column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows ? rows.map(children) : <SkeletonRows columns={columns} count={skeletonRows} />}
        </tbody>
      </table>
    </div>
  );
}
