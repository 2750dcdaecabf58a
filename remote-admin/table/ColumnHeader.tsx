import actions from './Actions.module.css';
import controls from './Controls.module.css';

export interface Column {
  readonly name: string;
  /** Absent for a column that cannot be sorted. */
  readonly sort?: { readonly order: 'ascending' | 'descending' | 'none'; readonly onPress: () => void };
  /** The actions of a row, at its end. Cards show no name beside them. */
  readonly isActions?: boolean;
  /** Of the skeleton: how many lines most values have, and the class of their cells. */
  readonly lines?: 2;
  readonly className?: string | undefined;
}

export function ColumnHeader({ name, sort, isActions }: Column) {
  if (!sort) {
    return (
      <th role="columnheader" scope="col" className={isActions ? actions.actions : undefined}>
        {name}
      </th>
    );
  }
  return (
    <th role="columnheader" scope="col" aria-sort={sort.order}>
      <button type="button" className={controls.sort} onClick={sort.onPress}>
        {name}
      </button>
    </th>
  );
}
