import type { Role, Site } from '@ponte/contract/api-responses';
import { TextField } from '@ponte/kit';
import { SelectField } from '@ponte/kit/ui/SelectField';
import { PasswordField } from '../forms/PasswordField';
import { Placeholder } from '../screen/Placeholder';
import { useRoleName, useTexts } from '../texts';
import type { DraftField, UserDraft } from './user-draft';
import styles from './UserForm.module.css';

interface UserFieldsProps {
  draft: UserDraft;
  roles: readonly Role[];
  sites: readonly Site[];
  /** A new user needs a password; an existing one keeps theirs when the field is empty. */
  isNew: boolean;
  errorOf: (field: DraftField) => string | undefined;
  onChange: (field: DraftField, value: string) => void;
  /** Of the fields with a format: e-mail and password. */
  onLeave: (field: DraftField) => void;
}

export function UserFields({ draft, roles, sites, isNew, errorOf, onChange, onLeave }: UserFieldsProps) {
  const t = useTexts<'administration'>();
  const roleName = useRoleName();
  const bind = (field: DraftField) => ({
    name: field,
    value: draft[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
  });
  // While a button is pressed, an error above it would move it away before the press ends. Sending checks all fields.
  function leave(field: DraftField) {
    if (!document.querySelector('button:active')) onLeave(field);
  }

  const choose = <option value="">{t('admin.form.choose')}</option>;

  return (
    <>
      <TextField {...bind('nome')} label={t('admin.form.nome')} autoComplete="off" required />
      <TextField
        {...bind('email')}
        label={t('admin.form.email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        onBlur={() => leave('email')}
      />
      <PasswordField
        {...bind('senha')}
        label={t(isNew ? 'admin.form.password' : 'admin.form.newPassword')}
        hint={t(isNew ? 'admin.passwordHint' : 'admin.form.newPasswordHint')}
        autoComplete="new-password"
        required={isNew}
        onBlur={() => leave('senha')}
      />
      <SelectField {...bind('role_id')} label={t('admin.form.role')} required>
        {choose}
        {roles.map(({ id, name }) => (
          <option key={id} value={id}>
            {roleName(name)}
          </option>
        ))}
      </SelectField>
      <SelectField {...bind('site_slug')} label={t('admin.form.site')} required>
        {choose}
        {sites.map(({ slug, nome }) => (
          <option key={slug} value={slug}>
            {nome}
          </option>
        ))}
      </SelectField>
    </>
  );
}

const fields = [1, 2, 3, 4, 5];

/** Placeholders for the fields while their data load. */
export function FormSkeleton() {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {fields.map((field) => (
        <Placeholder key={field} />
      ))}
    </div>
  );
}
