import { useState } from 'react';
import { editUserRequest, type EditUserRequest } from '@ponte/contract/api';
import type { Role, Site, User } from '@ponte/contract/api-responses';
import { updateSessionUser, Button, useSite } from '@ponte/kit';
import type { Result } from '../api/call';
import { DoneAlert, describeFailure, FailureAlert } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useTexts } from '../texts';
import { createDraft } from './user-draft';
import { UserForm } from './UserForm';
import { useSessionEnd } from '../access/session-end';
import { useSubmit } from '../calls/use-submit';
import styles from './UserForm.module.css';

/** What the form is filled with. */
export interface EditData {
  readonly users: User[];
  readonly roles: Role[];
  readonly sites: Site[];
}

interface EditFormProps extends Pick<EditData, 'roles' | 'sites'> {
  user: User;
  /** Whether this is the signed-in user's own record. */
  isOwn: boolean;
  fetchData: () => Promise<Result<EditData>>;
  onNewest: (data: EditData) => void;
}

/** The form of an existing user. A save succeeds only if the user has not changed since the form was filled. */
export function EditForm({ user, roles, sites, isOwn, fetchData, onNewest }: EditFormProps) {
  const t = useTexts<'administration'>();
  const api = useApi();
  const [revision, setRevision] = useState(1);
  const [isReloaded, setReloaded] = useState(false);

  async function save(body: EditUserRequest) {
    setReloaded(false);
    const result = await api.editUser(user.id, body, user.versao);
    // The header shows the stored name.
    if (result.ok && isOwn) updateSessionUser({ nome: body.nome, email: body.email });
    return result;
  }

  function refill(data: EditData): void {
    onNewest(data);
    setRevision(revision + 1);
    setReloaded(true);
  }

  return (
    <>
      {isReloaded && <DoneAlert>{t('admin.edit.newestLoaded')}</DoneAlert>}
      <UserForm
        key={revision}
        kind="edit"
        schema={editUserRequest}
        initial={createDraft(user)}
        roles={roles}
        sites={sites}
        save={save}
        outdatedOffer={<LoadNewest load={fetchData} onLoaded={refill} />}
      />
    </>
  );
}

interface LoadNewestProps<Value> {
  load: () => Promise<Result<Value>>;
  onLoaded: (value: Value) => void;
}

/** Offers to replace the input with the current data. Nothing is replaced until they have loaded. */
function LoadNewest<Value>({ load, onLoaded }: LoadNewestProps<Value>) {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  const { busy, failure, submit } = useSubmit(onLoaded, useSessionEnd());
  const fallback = { noResponse: t('admin.noResponse'), otherwise: t('admin.loadFailed') };

  return (
    <div className={styles.offer}>
      <p>{t('admin.edit.newestReplaces')}</p>
      <Button aria-disabled={busy} onClick={() => void submit(load)}>
        {busy ? t('admin.loading') : t('admin.edit.loadNewest')}
      </Button>
      <FailureAlert lines={describeFailure(failure, fallback, language)} />
    </div>
  );
}
