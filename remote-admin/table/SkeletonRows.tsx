/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table is not interactive. */
import type { Column } from './ColumnHeader';
import styles from './Table.module.css';

/** As many as the specification wants. */
const rows = [1, 2, 3, 4, 5];

/** Rows as high as the real ones that they stand for. */
export function SkeletonRows({ columns }: { columns: readonly Column[] }) {
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
