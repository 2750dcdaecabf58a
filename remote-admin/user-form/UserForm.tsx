import type { ReactNode } from 'react';
import type { Role, Site } from '@ponte/contract/api-responses';
import { buttonClass, Link } from '@ponte/kit';
import { FailureAlert } from '../calls/Alerts';
import { Form, SubmitButton } from '../forms/Form';
import { UnsavedGuard } from '../forms/UnsavedGuard';
import { useTexts } from '../texts';
import { useUserForm, type Person, type UserFormOptions } from './use-user-form';
import { UserFields } from './UserFields';
import styles from './UserForm.module.css';

interface UserFormProps<Body> extends UserFormOptions<Body> {
  roles: readonly Role[];
  sites: readonly Site[];
  /** Shown when another admin changed the user after the form was filled. */
  outdatedOffer?: ReactNode;
}

/** The fields of a user, new or known, with the way back to the list. */
export function UserForm<Body extends Person>(props: UserFormProps<Body>) {
  const { kind, roles, sites, outdatedOffer } = props;
  const t = useTexts<'administration'>();
  const { form, draft, change, check, send, errorOf, lines, isOutdated, busy, isUnsaved, listQuery } =
    useUserForm(props);
  return (
    <div className={styles.sheet}>
      <Form form={form} onSubmit={send}>
        <UserFields
          draft={draft}
          roles={roles}
          sites={sites}
          isNew={kind === 'create'}
          errorOf={errorOf}
          onChange={change}
          onLeave={check}
        />
        <FailureAlert lines={lines} />
        {isOutdated && outdatedOffer}
        <div className={styles.actions}>
          <SubmitButton busy={busy} label={t(`admin.${kind}.submit`)} busyLabel={t(`admin.${kind}.submitting`)} />
          <Link to="admin" suffix={listQuery} className={buttonClass('quiet')}>
            {t('admin.form.cancel')}
          </Link>
        </div>
      </Form>
      {isUnsaved && <UnsavedGuard />}
    </div>
  );
}
