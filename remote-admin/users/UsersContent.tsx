import type { Load } from '../calls/use-load';
import { describeFailure } from '../calls/describe-failure';
import { LoadFailure } from '../calls/LoadFailure';
import { SkeletonRows } from '../table/SkeletonRows';
import { useTexts } from '../texts';
import { NoUsers } from './NoUsers';
import type { UserRow } from './user-row';
import { UsersTable } from './UsersTable';
import { UserTableRow } from './UserTableRow';
import type { useUsersTable } from './use-users-table';

interface UsersContentProps {
  load: Load<unknown>;
  table: ReturnType<typeof useUsersTable>;
  ownId: number | undefined;
  onDelete: (row: UserRow) => void;
  onRetry: () => void;
}

/** The four faces of the list: loading, failed, empty, rows. */
export function UsersContent({ load, table, ownId, onDelete, onRetry }: UsersContentProps) {
  const t = useTexts();
  const { state, view, search, sortBy } = table;

  if (load.state === 'failed') {
    const own = { noAnswer: t('admin.noAnswer'), otherwise: t('admin.users.failed') };
    return <LoadFailure lines={describeFailure(load.failure, own)} onRetry={onRetry} />;
  }
  if (load.state === 'loading') {
    const columns = [t('admin.users.id'), t('admin.users.email'), t('admin.users.type'), t('admin.users.site'), ''];
    return (
      <UsersTable state={state} onSort={sortBy} busy>
        <SkeletonRows columns={columns} />
      </UsersTable>
    );
  }
  if (view.total === 0) return <NoUsers q={state.q} onClear={() => search('')} />;
  return (
    <UsersTable state={state} onSort={sortBy}>
      {view.rows.map((row) => (
        <UserTableRow key={row.id} row={row} isOwn={row.id === ownId} onDelete={onDelete} />
      ))}
    </UsersTable>
  );
}
