import { Link, VisuallyHidden } from 'shared-config/kit';
import { useTexts } from '../texts';
import { nameOf, type UserRow } from './user-row';
import styles from './UsersTable.module.css';

interface UserTableRowProps {
  row: UserRow;
  /** The person who is looking: may not be deleted, and the press is answered with why. */
  isOwn: boolean;
  onDelete: (row: UserRow) => void;
}

export function UserTableRow({ row, isOwn, onDelete }: UserTableRowProps) {
  const t = useTexts();
  const named = { name: row.email ?? nameOf(row) };
  return (
    <tr role="row">
      <td role="cell" data-label={t('admin.users.id')} className={styles.id}>
        {row.id}
      </td>
      <td role="cell" data-label={t('admin.users.email')} className={styles.email}>
        <Given value={row.email} />
      </td>
      <td role="cell" data-label={t('admin.users.type')}>
        <Given value={row.type} />
      </td>
      <td role="cell" data-label={t('admin.users.site')}>
        <Given value={row.site} />
      </td>
      <td role="cell" className={styles.actions}>
        <Link to="editUser" params={{ id: String(row.id) }} aria-label={t('admin.users.editNamed', named)}>
          {t('admin.users.edit')}
        </Link>
        <button
          type="button"
          aria-disabled={isOwn}
          aria-label={t('admin.users.deleteNamed', named)}
          onClick={() => onDelete(row)}
        >
          {t('admin.users.delete')}
        </button>
      </td>
    </tr>
  );
}

function Given({ value }: { value: string | null }) {
  const t = useTexts();
  if (value !== null) return value;
  return (
    <>
      <span aria-hidden="true">{t('admin.users.nothing')}</span>
      <VisuallyHidden>{t('admin.users.nothingSpoken')}</VisuallyHidden>
    </>
  );
}
