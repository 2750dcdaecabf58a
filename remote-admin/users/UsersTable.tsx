import type { ReactNode } from 'react';
import { Table } from '../table/Table';
import { useTexts } from '../texts';
import { sortKeys, type SortKey } from './sort-orders';
import { SortHeader } from './SortHeader';
import type { TableState } from './table-state';
import styles from './UsersTable.module.css';

interface UsersTableProps {
  state: TableState;
  onSort: (column: SortKey) => void;
  busy?: boolean;
  children: ReactNode;
}

export function UsersTable({ state, onSort, busy = false, children }: UsersTableProps) {
  const t = useTexts();
  const head = (
    <>
      {sortKeys.map((column) => (
        <SortHeader key={column} column={column} state={state} onSort={onSort} />
      ))}
      <th role="columnheader" scope="col" className={styles.actionsHeader}>
        {t('admin.users.actions')}
      </th>
    </>
  );
  return (
    <Table label={t('admin.users.title')} head={head} busy={busy}>
      {children}
    </Table>
  );
}
