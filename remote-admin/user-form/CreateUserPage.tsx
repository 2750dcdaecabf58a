import { createUserRequest } from '@ponte/contract/api';
import { createHead, Screen } from '../screen/Screen';
import { allResults, useLoad } from '../calls/use-load';
import { LoadFailure, LoadStatus } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { SignedInFrame } from '../screen/SignedInFrame';
import { useTexts } from '../texts';
import { FormSkeleton } from './UserFields';
import { emptyDraft } from './user-draft';
import { UserForm } from './UserForm';

export const head = createHead('create');

export default function CreateUserPage() {
  return (
    <Screen needs="admin" area="administration">
      <CreateUser />
    </Screen>
  );
}

export function CreateUser() {
  const t = useTexts<'administration'>();
  const api = useApi();
  const { load, retry } = useLoad('choices', (signal) =>
    allResults({ roles: api.fetchRoles(signal), sites: api.fetchSites(signal) }),
  );

  return (
    <SignedInFrame section="admin" title={t('admin.create.title')}>
      <LoadStatus load={load} />
      {load.state === 'loading' && <FormSkeleton />}
      {load.state === 'failed' && <LoadFailure lines={[t('admin.loadFailed')]} onRetry={retry} />}
      {load.state === 'ready' && (
        <UserForm kind="create" schema={createUserRequest} initial={emptyDraft} {...load.value} save={api.createUser} />
      )}
    </SignedInFrame>
  );
}
