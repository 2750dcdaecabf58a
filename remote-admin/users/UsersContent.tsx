import { Button } from '@ponte/kit';
import type { Load } from '../calls/use-load';
import { LoadFailure } from '../calls/Alerts';
import { EmptyList } from '../table/EmptyList';
import { useTexts } from '../texts';
import type { UserRow } from './user-rows';
import { useFailureLines } from './use-failure-lines';
import { UsersTable } from './UsersTable';
import type { useUsersTable } from './use-users-table';

interface UsersContentProps {
  load: Load<unknown>;
  table: ReturnType<typeof useUsersTable>;
  ownId: number | undefined;
  onReset: (row: UserRow) => void;
  onDelete: (row: UserRow) => void;
  onRetry: () => void;
}

/** The list in one of four states: loading, failed, empty, rows. */
export function UsersContent({ load, table, ownId, onReset, onDelete, onRetry }: UsersContentProps) {
  const t = useTexts<'administration'>();
  const linesOf = useFailureLines();
  const { state, view, search, sortBy } = table;

  if (load.state === 'failed') {
    return <LoadFailure lines={linesOf(load.failure, t('admin.users.failed'))} onRetry={onRetry} />;
  }
  const rows = load.state === 'ready' ? view.rows : undefined;
  if (rows?.length === 0) return <NoUsers q={state.q} onClear={() => search('')} />;
  return <UsersTable state={state} onSort={sortBy} rows={rows} ownId={ownId} onReset={onReset} onDelete={onDelete} />;
}

interface NoUsersProps {
  q: string;
  onClear: () => void;
}

function NoUsers({ q, onClear }: NoUsersProps) {
  const t = useTexts<'administration'>();
  const searched = q.trim() !== '';
  return (
    <EmptyList
      text={searched ? t('admin.users.noMatch', { query: q.trim() }) : t('admin.users.none')}
      advice={t(searched ? 'admin.users.noMatchAdvice' : 'admin.users.noneAdvice')}
      action={searched && <Button onClick={onClear}>{t('admin.users.clearSearch')}</Button>}
    />
  );
}
