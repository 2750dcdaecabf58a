import { Link } from '@ponte/kit';
import type { ListPlace } from '../screen/list-place';
import { ActionsCell } from '../table/ActionsCell';
import { Cell, Nothing } from '../table/Cell';
import { nameOf, type UserRow } from './user-row';
import styles from './UsersTable.module.css';
import type { RowTexts } from './use-row-texts';

interface UserTableRowProps {
  row: UserRow;
  texts: RowTexts;
  listPlace: ListPlace;
  /** The person who is looking: may not be deleted, and the press is answered with why. */
  isOwn: boolean;
  onDelete: (row: UserRow) => void;
}

export function UserTableRow({ row, texts, listPlace, isOwn, onDelete }: UserTableRowProps) {
  const name = row.email ?? nameOf(row);
  return (
    <tr role="row">
      <Cell label={texts.id} className={styles.id}>
        {row.id}
      </Cell>
      <Cell label={texts.email} className={styles.email} long>
        {row.name ? (
          <>
            {row.email ?? <Nothing />}
            <span className={styles.name}>{row.name}</span>
          </>
        ) : (
          row.email
        )}
      </Cell>
      <Cell label={texts.type}>{row.type}</Cell>
      <Cell label={texts.site}>{row.site}</Cell>
      <ActionsCell>
        <Link
          to="editUser"
          params={{ id: String(row.id) }}
          state={listPlace}
          className={styles.action}
          aria-label={texts.editNamed(name)}
        >
          {texts.edit}
        </Link>
        <button
          type="button"
          className={styles.action}
          aria-disabled={isOwn}
          aria-label={texts.deleteNamed(name)}
          onClick={() => onDelete(row)}
        >
          {texts.delete}
        </button>
      </ActionsCell>
    </tr>
  );
}
