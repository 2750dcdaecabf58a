import { useTexts } from '../texts';
import styles from './UsersTable.module.css';

const rows = [1, 2, 3, 4, 5];
const columns = ['id', 'email', 'type', 'site', 'actions'] as const;

/** As many rows as the specification wants, each as high as a real one. */
export function SkeletonRows() {
  const t = useTexts();
  return rows.map((row) => (
    <tr key={row} role="row" aria-hidden="true" data-testid="skeleton-row" className={styles.skeleton}>
      {columns.map((column) => (
        <td key={column} role="cell" data-label={t(`admin.users.${column}`)}>
          <span />
        </td>
      ))}
    </tr>
  ));
}
