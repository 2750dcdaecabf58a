/* eslint-disable jsx-a11y/no-redundant-roles -- `display: block` removes the native roles in some browsers. */
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a table cell is not interactive. */
import type { ReactElement, ReactNode } from 'react';
import { Placeholder } from '../screen/Placeholder';
import { useTexts } from '../texts';
import controls from './Controls.module.css';
import skeleton from './Skeleton.module.css';
import styles from './Table.module.css';
import { useTop } from './use-top';
import { Nothing } from './Values';

interface TableProps<Row> {
  label: string;
  columns: readonly Column[];
  /** Absent while they load: the table shows skeleton rows. */
  rows: readonly Row[] | undefined;
  /** Has so many columns that it needs more width than others. */
  isWide?: boolean;
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
  className = '',
  page,
  skeletonRows = 5,
  children,
}: TableProps<Row>) {
  const t = useTexts();
  const isSortable = columns.some(({ sort }) => sort);
  return (
    <div className={isWide ? `${styles.container} ${styles.wide}` : styles.container}>
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

export interface Column {
  readonly name: string;
  /** Absent for a column that cannot be sorted. */
  readonly sort?: { readonly order: 'ascending' | 'descending' | 'none'; readonly onPress: () => void };
  /** The actions of a row, at its end. Cards show no name beside them. */
  readonly isActions?: boolean;
  /** Of the skeleton: how many lines most values have, and the class of their cells. */
  readonly lines?: 2;
  readonly className?: string | undefined;
}

function ColumnHeader({ name, sort, isActions }: Column) {
  if (!sort) {
    return (
      <th role="columnheader" scope="col" className={isActions ? controls.actions : undefined}>
        {name}
      </th>
    );
  }
  return (
    <th role="columnheader" scope="col" aria-sort={sort.order}>
      <button type="button" className={controls.sort} onClick={sort.onPress}>
        {name}
      </button>
    </th>
  );
}

/** Placeholders as high as real rows. */
function SkeletonRows({ columns, count }: { columns: readonly Column[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} role="row" aria-hidden="true" data-testid="skeleton-row" className={skeleton.row}>
      {columns.map(({ name, isActions, lines, className }) => (
        <td
          key={name}
          role="cell"
          data-label={isActions ? undefined : name}
          className={isActions ? `${controls.actions} ${skeleton.end}` : className}
        >
          <div>
            <Placeholder className={skeleton.line} />
            {lines && <Placeholder className={skeleton.line} />}
          </div>
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
    <td role="cell" className={controls.actions}>
      {children}
      {note && <p className={controls.note}>{note}</p>}
    </td>
  );
}

/** A row of one cell over `columns` columns, with the details of the row above. */
export function DetailsRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row">
      <td role="cell" colSpan={columns} className={styles.details}>
        {children}
      </td>
    </tr>
  );
}

/** The class of a link or button in an `ActionsCell`. */
export function actionClass(kind?: 'danger'): string {
  return [controls.action, kind && controls[kind]].filter(Boolean).join(' ');
}
