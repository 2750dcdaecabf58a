import styles from './ColumnHeader.module.css';

export interface Column {
  /** Shown beside the values too, where rows are laid out as cards. */
  readonly name: string;
  /** Absent where rows cannot be put in its order. */
  readonly sort?: { readonly order: 'ascending' | 'descending' | 'none'; readonly onPress: () => void };
  /** What can be done with a row: speaks for itself, at the row's end. */
  readonly isActions?: boolean;
}

/** Cards have no use for the header of a column that they are not sorted by. */
export function ColumnHeader({ name, sort, isActions }: Column) {
  if (!sort) {
    return (
      <th role="columnheader" scope="col" className={isActions ? styles.actions : undefined}>
        {name}
      </th>
    );
  }
  return (
    <th role="columnheader" scope="col" aria-sort={sort.order}>
      <button type="button" className={styles.sort} onClick={sort.onPress}>
        {name}
      </button>
    </th>
  );
}
