import type { ReactNode } from 'react';
import { useTexts } from '../texts';
import { sortKeys, type SortKey } from './sort-index';
import { SortHeader } from './SortHeader';
import type { TableState } from './table-state';
import styles from './UsersTable.module.css';

interface UsersTableProps {
  state: TableState;
  onSort: (column: SortKey) => void;
  busy?: boolean;
  children: ReactNode;
}

/** The frame of the table. Roles are spelled out because narrow screens lay it out as cards, which would lose them. */
export function UsersTable({ state, onSort, busy = false, children }: UsersTableProps) {
  const t = useTexts();
  return (
    <table role="table" aria-label={t('admin.users.table')} aria-busy={busy} className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {sortKeys.map((column) => (
            <SortHeader key={column} column={column} state={state} onSort={onSort} />
          ))}
          <th role="columnheader" scope="col" className={styles.actionsHeader}>
            {t('admin.users.actions')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
