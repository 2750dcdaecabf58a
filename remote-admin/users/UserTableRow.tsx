import { Link, useLocation } from 'shared-config/kit';
import type { ListPlace } from '../screen/list-place';
import { ActionsCell } from '../table/ActionsCell';
import { Cell } from '../table/Cell';
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
  const place: ListPlace = { listQuery: useLocation().search };
  const named = { name: row.email ?? nameOf(row) };
  return (
    <tr role="row">
      <Cell label={t('admin.users.id')} className={styles.id}>
        {row.id}
      </Cell>
      <Cell label={t('admin.users.email')} className={styles.email} long>
        {row.email}
      </Cell>
      <Cell label={t('admin.users.type')}>{row.type}</Cell>
      <Cell label={t('admin.users.site')}>{row.site}</Cell>
      <ActionsCell>
        <Link
          to="editUser"
          params={{ id: String(row.id) }}
          state={place}
          className={styles.action}
          aria-label={t('admin.users.editNamed', named)}
        >
          {t('admin.users.edit')}
        </Link>
        <button
          type="button"
          className={styles.action}
          aria-disabled={isOwn}
          aria-label={t('admin.users.deleteNamed', named)}
          onClick={() => onDelete(row)}
        >
          {t('admin.users.delete')}
        </button>
      </ActionsCell>
    </tr>
  );
}
