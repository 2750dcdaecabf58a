import { useId } from 'react';
import { useLocation, Link } from '@ponte/kit';
import type { ListState } from '../screen/list-state';
import { actionClass, ActionsCell, Cell } from '../table/Cells';
import type { Column } from '../table/ColumnHeader';
import { Table } from '../table/Table';
import { Address, Nothing } from '../table/Values';
import { useTexts } from '../texts';
import { Access } from './Access';
import { useRowTexts, type RowTexts } from './use-row-texts';
import { sortKeys, type SortKey } from './sort-orders';
import type { TableState } from './use-users-table';
import { type UserRow, nameOf } from './user-rows';
import styles from './UsersPage.module.css';

interface UsersTableProps {
  state: TableState;
  onSort: (column: SortKey) => void;
  /** Absent while they load. */
  rows: readonly UserRow[] | undefined;
  ownId: number | undefined;
  onReset: (row: UserRow) => void;
  onDelete: (row: UserRow) => void;
}

export function UsersTable({ state, onSort, rows, ownId, onReset, onDelete }: UsersTableProps) {
  const t = useTexts<'administration'>();
  const texts = useRowTexts();
  const listState: ListState = { listQuery: useLocation().search };
  const sortable = sortKeys.map((key): Column => ({
    name: texts[key],
    sort: { order: state.sort === key ? `${state.dir}ending` : 'none', onPress: () => onSort(key) },
    // The name stands below the e-mail.
    ...(key === 'email' && { lines: 2 }),
    ...(key === 'id' && { className: styles.id }),
  }));
  const actions = { name: t('admin.users.actions'), isActions: true };
  return (
    <Table
      label={t('admin.users.title')}
      columns={[...sortable, actions]}
      rows={rows}
      className={styles.columns}
      page={state.page}
    >
      {(row, index) => (
        <UserTableRow
          // The index, not the user: a search or a new page then updates the texts of the same rows.
          key={index}
          row={row}
          texts={texts}
          listState={listState}
          isOwn={row.id === ownId}
          onReset={onReset}
          onDelete={onDelete}
        />
      )}
    </Table>
  );
}

interface UserTableRowProps {
  row: UserRow;
  texts: RowTexts;
  listState: ListState;
  /** The signed-in user's own row: it cannot be deleted, and says why. Its second factor is turned off elsewhere. */
  isOwn: boolean;
  onReset: (row: UserRow) => void;
  onDelete: (row: UserRow) => void;
}

function UserTableRow({ row, texts, listState, isOwn, onReset, onDelete }: UserTableRowProps) {
  const reasonId = useId();
  const name = row.email ?? nameOf(row);
  const email = row.email && <Address>{row.email}</Address>;
  return (
    <tr role="row">
      <Cell label={texts.id} className={styles.id}>
        {row.id}
      </Cell>
      <Cell label={texts.email} className={styles.email} long isLead>
        {row.name ? (
          <>
            {email ?? <Nothing />}
            <span className={styles.name}>{row.name}</span>
          </>
        ) : (
          email
        )}
      </Cell>
      <Cell label={texts.type}>{row.type}</Cell>
      <Cell label={texts.site}>{row.site}</Cell>
      <Cell label={texts.seen}>
        <Access row={row} texts={texts} onReset={isOwn ? undefined : () => onReset(row)} />
      </Cell>
      <ActionsCell note={isOwn && <span id={reasonId}>{texts.own}</span>}>
        <Link
          to="editUser"
          params={{ id: String(row.id) }}
          state={listState}
          className={actionClass()}
          aria-label={texts.editNamed(name)}
        >
          {texts.edit}
        </Link>
        <button
          type="button"
          className={actionClass('danger')}
          aria-disabled={isOwn}
          aria-describedby={isOwn ? reasonId : undefined}
          aria-label={texts.deleteNamed(name)}
          onClick={() => onDelete(row)}
        >
          {texts.delete}
        </button>
      </ActionsCell>
    </tr>
  );
}
