/* eslint-disable jsx-a11y/no-redundant-roles -- `display: block` removes the native roles in some browsers. */
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a table cell is not interactive. */
import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Table.module.css';

interface TableProps<Row> {
  label: string;
  columns: readonly Column[];
  /** Absent while they load: the table shows skeleton rows. */
  rows: readonly Row[] | undefined;
  /** Renders a row with its key. */
  children: (row: Row, index: number) => ReactElement;
}

/** A table that narrow screens lay out as cards. Its roles are explicit because that layout would lose them. */
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
  readonly name: string;
  /** Absent for a column that cannot be sorted. */
  readonly sort?: { readonly order: 'ascending' | 'descending' | 'none'; readonly onPress: () => void };
  /** The actions of a row, at its end. Cards show no name beside them. */
  readonly isActions?: boolean;
}

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

/** The number that the specification fixes. */
const skeletonRows = [1, 2, 3, 4, 5];

/** Placeholders as high as real rows. */
function SkeletonRows({ columns }: { columns: readonly Column[] }) {
  return skeletonRows.map((row) => (
    <tr key={row} role="row" aria-hidden="true" data-testid="skeleton-row" className={styles.skeleton}>
      {columns.map(({ name, isActions }) => (
        <td key={name} role="cell" data-label={isActions ? undefined : name}>
          <span />
        </td>
      ))}
    </tr>
  ));
}

interface CellProps {
  /** The column's name, shown beside the value in cards. */
  label: string;
  className?: string | undefined;
  /** For values that may be much longer than the column's others, such as an e-mail address or a reason. */
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

/** Shown for a missing value: a dash, read out as "not given". */
export function Nothing() {
  const t = useTexts();
  return (
    <span>
      <span aria-hidden="true">{t('admin.users.nothing')}</span>
      <VisuallyHidden>{t('admin.users.nothingSpoken')}</VisuallyHidden>
    </span>
  );
}

/** The actions of a row, in its last cell. */
export function ActionsCell({ children }: { children?: ReactNode }) {
  return (
    <td role="cell" className={styles.actions}>
      {children}
    </td>
  );
}
