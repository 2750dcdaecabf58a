import { useLocation } from '@ponte/kit';
import type { ListPlace } from '../screen/list-place';
import type { Column } from '../table/ColumnHeader';
import { Table } from '../table/Table';
import { useTexts } from '../texts';
import { sortKeys, type SortKey } from './sort-orders';
import type { TableState } from './table-state';
import type { UserRow } from './user-row';
import { useRowTexts } from './use-row-texts';
import { UserTableRow } from './UserTableRow';

interface UsersTableProps {
  state: TableState;
  onSort: (column: SortKey) => void;
  /** Absent while they are on the way. */
  rows: readonly UserRow[] | undefined;
  ownId: number | undefined;
  onDelete: (row: UserRow) => void;
}

const orders = { asc: 'ascending', desc: 'descending' } as const;

export function UsersTable({ state, onSort, rows, ownId, onDelete }: UsersTableProps) {
  const t = useTexts();
  const texts = useRowTexts();
  const listPlace: ListPlace = { listQuery: useLocation().search };
  const sortable = sortKeys.map((key): Column => ({
    name: texts[key],
    sort: { order: state.sort === key ? orders[state.dir] : 'none', onPress: () => onSort(key) },
  }));
  const actions = { name: t('admin.users.actions'), isActions: true };
  return (
    <Table label={t('admin.users.title')} columns={[...sortable, actions]} rows={rows}>
      {(row, place) => (
        <UserTableRow
          // By place, not by person: a search or a turned page then writes other texts and makes no rows.
          key={place}
          row={row}
          texts={texts}
          listPlace={listPlace}
          isOwn={row.id === ownId}
          onDelete={onDelete}
        />
      )}
    </Table>
  );
}
