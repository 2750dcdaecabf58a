import { type PageProps, Alert, useSession, buttonClass, Link } from '@ponte/kit';
import { createHead, Screen } from '../screen/Screen';
import { allResults, useLoad } from '../calls/use-load';
import { LoadFailure, LoadStatus } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { SignedInFrame } from '../screen/SignedInFrame';
import { useTexts } from '../texts';
import { EditForm } from './EditForm';
import { FormSkeleton } from './UserFields';
import styles from './UserForm.module.css';

export const head = createHead('edit');

export default function EditUserPage({ params }: PageProps) {
  return (
    <Screen needs="admin" area="administration">
      <EditUser id={params['id'] ?? ''} />
    </Screen>
  );
}

/** The API has no call for a single user, so this loads the list. */
export function EditUser({ id }: { id: string }) {
  const t = useTexts<'administration'>();
  const api = useApi();
  const session = useSession();
  const fetchData = (signal?: AbortSignal) =>
    allResults({ users: api.fetchUsers(signal), roles: api.fetchRoles(signal), sites: api.fetchSites(signal) });
  const { load, retry, update } = useLoad(id, fetchData);
  const user = load.state === 'ready' ? load.value.users.find((entry) => String(entry.id) === id) : undefined;
  const isOwn = user !== undefined && session.state === 'signedIn' && session.user.id === user.id;

  return (
    <SignedInFrame
      section="admin"
      title={user?.nome ? t('admin.edit.titleOf', { name: user.nome }) : t('admin.edit.title')}
    >
      <LoadStatus load={load} />
      {load.state === 'loading' && <FormSkeleton />}
      {load.state === 'failed' && <LoadFailure lines={[t('admin.loadFailed')]} onRetry={retry} />}
      {load.state === 'ready' && !user && <UserNotFound />}
      {isOwn && (
        <div className={styles.sheet}>
          <Alert>{t('admin.edit.own')}</Alert>
        </div>
      )}
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
    </SignedInFrame>
  );
}

function UserNotFound() {
  const t = useTexts<'administration'>();
  return (
    <>
      <Alert problem>
        <p>{t('admin.edit.notFound')}</p>
        <p>{t('admin.edit.notFoundAdvice')}</p>
      </Alert>
      <p>
        <Link to="admin" className={buttonClass('primary')}>
          {t('admin.edit.back')}
        </Link>
      </p>
    </>
  );
}
