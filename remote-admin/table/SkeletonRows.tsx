/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a table cell is not interactive. */
import { Placeholder } from '../screen/Placeholder';
import type { Column } from './ColumnHeader';
import actions from './Actions.module.css';
import styles from './Skeleton.module.css';

/** Placeholders as high as real rows. */
export function SkeletonRows({ columns, count }: { columns: readonly Column[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} role="row" aria-hidden="true" data-testid="skeleton-row" className={styles.row}>
      {columns.map(({ name, isActions, lines, className }) => (
        <td
          key={name}
          role="cell"
          data-label={isActions ? undefined : name}
          className={isActions ? `${actions.actions} ${styles.end}` : className}
        >
          <div>
            <Placeholder className={styles.line} />
            {lines && <Placeholder className={styles.line} />}
          </div>
        </td>
      ))}
    </tr>
  ));
}
