import type { Load } from '../calls/use-load';
import { useSite } from '@ponte/kit';
import { describeFailure } from '../calls/describe-failure';
import { LoadFailure } from '../calls/LoadFailure';
import { useTexts } from '../texts';
import { NoUsers } from './NoUsers';
import type { UserRow } from './user-row';
import { UsersTable } from './UsersTable';
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
  const { language } = useSite();
  const { state, view, search, sortBy } = table;

  if (load.state === 'failed') {
    const own = { noAnswer: t('admin.noAnswer'), otherwise: t('admin.users.failed') };
    return <LoadFailure lines={describeFailure(load.failure, own, language)} onRetry={onRetry} />;
  }
  const rows = load.state === 'ready' ? view.rows : undefined;
  if (rows?.length === 0) return <NoUsers q={state.q} onClear={() => search('')} />;
  return <UsersTable state={state} onSort={sortBy} rows={rows} ownId={ownId} onDelete={onDelete} />;
}
