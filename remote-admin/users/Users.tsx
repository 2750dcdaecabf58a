import { useRef } from 'react';
import { buttonClass, Link, VisuallyHidden } from 'shared-config/kit';
import { LoadFailure } from '../calls/LoadFailure';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { AdminFrame } from '../frame/AdminFrame';
import { useTexts } from '../texts';
import { DeleteDialog } from './DeleteDialog';
import { DeletionAlert } from './DeletionAlert';
import { NoUsers } from './NoUsers';
import { Pager } from './Pager';
import { SearchField } from './SearchField';
import { SkeletonRows } from './SkeletonRows';
import styles from './Users.module.css';
import { UsersTable } from './UsersTable';
import { UserTableRow } from './UserTableRow';
import { useDeletion } from './use-deletion';
import { useUsersTable } from './use-users-table';

export function Users() {
  const t = useTexts();
  const api = useApi();
  const region = useRef<HTMLDivElement>(null);
  const { load, retry, update } = useLoad('users', api.fetchUsers);
  const { state, view, typed, search, sortBy, turnTo } = useUsersTable(load.state === 'ready' ? load.value : undefined);
  const deletion = useDeletion((id) => update((users) => users.filter((user) => user.id !== id)));

  return (
    <AdminFrame section="admin" title={t('admin.users.title')} action={<NewUserLink />}>
      {deletion.notice && <DeletionAlert notice={deletion.notice} />}
      <div className={styles.tools}>
        <SearchField typed={typed} onSearch={search} />
        <p role="status" className={styles.count}>
          {load.state === 'loading' && <VisuallyHidden>{t('admin.loading')}</VisuallyHidden>}
          {load.state === 'ready' && view.total > 0 && t('admin.users.count', { count: view.total, total: view.total })}
        </p>
      </div>
      <div ref={region} tabIndex={-1} className={styles.region}>
        {load.state === 'failed' && (
          <LoadFailure
            failure={load.failure}
            otherwise={t('admin.users.failed')}
            onRetry={() => {
              region.current?.focus();
              retry();
            }}
          />
        )}
        {load.state === 'loading' && (
          <UsersTable state={state} onSort={sortBy} busy>
            <SkeletonRows />
          </UsersTable>
        )}
        {load.state === 'ready' && view.total === 0 && <NoUsers q={state.q} onClear={() => search('')} />}
        {load.state === 'ready' && view.total > 0 && (
          <UsersTable state={state} onSort={sortBy}>
            {view.rows.map((row) => (
              <UserTableRow key={row.id} row={row} isOwn={row.id === deletion.ownId} onDelete={deletion.ask} />
            ))}
          </UsersTable>
        )}
      </div>
      {load.state === 'ready' && <Pager view={view} onTurn={turnTo} />}
      {deletion.asked && (
        <DeleteDialog
          row={deletion.asked}
          busy={deletion.busy}
          onConfirm={deletion.confirm}
          onCancel={deletion.cancel}
        />
      )}
    </AdminFrame>
  );
}

function NewUserLink() {
  const t = useTexts();
  return (
    <Link to="createUser" className={buttonClass('primary')}>
      {t('admin.users.new')}
    </Link>
  );
}
