import { Button } from '@ponte/kit';
import type { Load } from '../calls/use-load';
import { LoadFailure } from '../calls/Alerts';
import { useTexts } from '../texts';
import type { UserRow } from './user-rows';
import { useFailureLines } from './use-failure-lines';
import { UsersTable } from './UsersTable';
import type { useUsersTable } from './use-users-table';
import styles from './UsersPage.module.css';

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

/** Replaces an empty table with advice: what to do after a search without matches, or without any users. */
function NoUsers({ q, onClear }: NoUsersProps) {
  const t = useTexts<'administration'>();
  const searched = q.trim() !== '';
  return (
    <div className={styles.empty}>
      <p>{searched ? t('admin.users.noMatch', { query: q.trim() }) : t('admin.users.none')}</p>
      <p className={styles.advice}>{t(searched ? 'admin.users.noMatchAdvice' : 'admin.users.noneAdvice')}</p>
      {searched && <Button onClick={onClear}>{t('admin.users.clearSearch')}</Button>}
    </div>
  );
}
