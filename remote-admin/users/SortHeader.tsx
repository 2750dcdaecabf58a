import { useTexts } from '../texts';
import type { SortKey } from './sort-orders';
import type { TableState } from './table-state';
import styles from './UsersTable.module.css';

interface SortHeaderProps {
  column: SortKey;
  state: TableState;
  onSort: (column: SortKey) => void;
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;

export function SortHeader({ column, state, onSort }: SortHeaderProps) {
  const t = useTexts();
  const sorted = state.sort === column ? spoken[state.dir] : 'none';
  return (
    <th role="columnheader" scope="col" aria-sort={sorted}>
      <button type="button" className={styles.sort} onClick={() => onSort(column)}>
        {t(`admin.users.${column}`)}
      </button>
    </th>
  );
}
