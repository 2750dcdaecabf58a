/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table is not interactive. */
import styles from './Table.module.css';

/** As many as the specification wants. */
const rows = [1, 2, 3, 4, 5];

/** Rows as high as the real ones that they stand for. */
export function SkeletonRows({ columns }: { columns: readonly string[] }) {
  return rows.map((row) => (
    <tr key={row} role="row" aria-hidden="true" data-testid="skeleton-row" className={styles.skeleton}>
      {columns.map((column) => (
        <td key={column} role="cell" data-label={column}>
          <span />
        </td>
      ))}
    </tr>
  ));
}
