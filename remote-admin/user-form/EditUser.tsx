import { editUserRequest, type EditUserRequest } from 'shared-config/contract/api';
import { Alert, updateSessionUser, useSession } from 'shared-config/kit';
import { allResults } from '../calls/all-results';
import { LoadFailure } from '../calls/LoadFailure';
import { LoadStatus } from '../calls/LoadStatus';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { AdminFrame } from '../screen/AdminFrame';
import { useTexts } from '../texts';
import { FormSkeleton } from './FormSkeleton';
import { draftOf } from './user-draft';
import { UserForm } from './UserForm';
import { UserNotFound } from './UserNotFound';

/** The API has no call for one user: the form is filled from the list's entry. */
export function EditUser({ id }: { id: string }) {
  const t = useTexts();
  const api = useApi();
  const session = useSession();
  const { load, retry } = useLoad(id, (signal) =>
    allResults({ users: api.fetchUsers(signal), roles: api.fetchRoles(signal), sites: api.fetchSites(signal) }),
  );
  const user = load.state === 'ready' ? load.value.users.find((entry) => String(entry.id) === id) : undefined;
  const isOwn = user && session.state === 'signedIn' && session.user.id === user.id;

  async function save(userId: number, body: EditUserRequest) {
    const result = await api.editUser(userId, body);
    // The header names the person by what is stored.
    if (result.ok && isOwn) updateSessionUser({ nome: body.nome, email: body.email });
    return result;
  }

  return (
    <AdminFrame section="admin" title={t('admin.edit.title')}>
      <LoadStatus load={load} />
      {load.state === 'loading' && <FormSkeleton />}
      {load.state === 'failed' && <LoadFailure lines={[t('admin.loadFailed')]} onRetry={retry} />}
      {load.state === 'ready' && !user && <UserNotFound />}
      {isOwn && <Alert>{t('admin.edit.own')}</Alert>}
      {load.state === 'ready' && user && (
        <UserForm
          key={user.id}
          kind="edit"
          schema={editUserRequest}
          initial={draftOf(user)}
          roles={load.value.roles}
          sites={load.value.sites}
          save={(body) => save(user.id, body)}
        />
      )}
    </AdminFrame>
  );
}
