import { useState } from 'react';
import { editUserRequest, type EditUserRequest } from '@ponte/contract/api';
import type { Role, Site, User } from '@ponte/contract/api-answers';
import { updateSessionUser, Button, useSite } from '@ponte/kit';
import type { Result } from '../api/call';
import { DoneAlert, describeFailure, FailureAlert } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useTexts } from '../texts';
import { draftOf } from './user-draft';
import { UserForm } from './UserForm';
import { useSessionEnd } from '../access/session-end';
import { useSubmit } from '../calls/use-submit';
import styles from './UserForm.module.css';

/** What the form is filled from. */
export interface EditData {
  readonly users: User[];
  readonly roles: Role[];
  readonly sites: Site[];
}

interface EditFormProps extends Pick<EditData, 'roles' | 'sites'> {
  user: User;
  /** The signed-in person's own entry. */
  isOwn: boolean;
  fetchData: () => Promise<Result<EditData>>;
  onNewest: (data: EditData) => void;
}

/** The form of a user who exists. It saves only over the version that it was filled from. */
export function EditForm({ user, roles, sites, isOwn, fetchData, onNewest }: EditFormProps) {
  const t = useTexts();
  const api = useApi();
  const [fillings, setFillings] = useState(1);
  const [isNewest, setNewest] = useState(false);

  async function save(body: EditUserRequest) {
    setNewest(false);
    const result = await api.editUser(user.id, body, user.versao);
    // The header names the person by what is stored.
    if (result.ok && isOwn) updateSessionUser({ nome: body.nome, email: body.email });
    return result;
  }

  function fillAgain(data: EditData): void {
    onNewest(data);
    setFillings(fillings + 1);
    setNewest(true);
  }

  return (
    <>
      {isNewest && <DoneAlert>{t('admin.edit.newestLoaded')}</DoneAlert>}
      <UserForm
        key={fillings}
        kind="edit"
        schema={editUserRequest}
        initial={draftOf(user)}
        roles={roles}
        sites={sites}
        save={save}
        outdatedOffer={<LoadNewest load={fetchData} onLoaded={fillAgain} />}
      />
    </>
  );
}

interface LoadNewestProps<Value> {
  load: () => Promise<Result<Value>>;
  onLoaded: (value: Value) => void;
}

/** Offers the newest data in place of what was typed. Nothing is replaced before they are there. */
function LoadNewest<Value>({ load, onLoaded }: LoadNewestProps<Value>) {
  const t = useTexts();
  const { language } = useSite();
  const { busy, failure, submit } = useSubmit(onLoaded, useSessionEnd());
  const own = { noAnswer: t('admin.noAnswer'), otherwise: t('admin.loadFailed') };

  return (
    <div className={styles.offer}>
      <p>{t('admin.edit.newestReplaces')}</p>
      <Button aria-disabled={busy} onClick={() => void submit(load)}>
        {busy ? t('admin.loading') : t('admin.edit.loadNewest')}
      </Button>
      <FailureAlert lines={describeFailure(failure, own, language)} />
    </div>
  );
}
