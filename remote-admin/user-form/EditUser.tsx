import { Alert, useSession } from '@ponte/kit';
import { allResults } from '../calls/all-results';
import { LoadFailure } from '../calls/LoadFailure';
import { LoadStatus } from '../calls/LoadStatus';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { AdminFrame } from '../screen/AdminFrame';
import { useTexts } from '../texts';
import { EditForm } from './EditForm';
import { FormSkeleton } from './FormSkeleton';
import { UserNotFound } from './UserNotFound';

/** The API has no call for one user: the form is filled from the list's entry. */
export function EditUser({ id }: { id: string }) {
  const t = useTexts();
  const api = useApi();
  const session = useSession();
  const fetchData = (signal?: AbortSignal) =>
    allResults({ users: api.fetchUsers(signal), roles: api.fetchRoles(signal), sites: api.fetchSites(signal) });
  const { load, retry, update } = useLoad(id, fetchData);
  const user = load.state === 'ready' ? load.value.users.find((entry) => String(entry.id) === id) : undefined;
  const isOwn = user !== undefined && session.state === 'signedIn' && session.user.id === user.id;

  return (
    <AdminFrame section="admin" title={t('admin.edit.title')}>
      <LoadStatus load={load} />
      {load.state === 'loading' && <FormSkeleton />}
      {load.state === 'failed' && <LoadFailure lines={[t('admin.loadFailed')]} onRetry={retry} />}
      {load.state === 'ready' && !user && <UserNotFound />}
      {isOwn && <Alert>{t('admin.edit.own')}</Alert>}
      {load.state === 'ready' && user && (
        <EditForm
          key={user.id}
          user={user}
          roles={load.value.roles}
          sites={load.value.sites}
          isOwn={isOwn}
          fetchData={() => fetchData()}
          onNewest={(data) => update(() => data)}
        />
      )}
    </AdminFrame>
  );
}
