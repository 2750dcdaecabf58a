import { sortKeys, type Direction, type SortKey } from './sort-orders';

/** What the address says of the table. No `sort` leaves the server's order. */
export interface TableState {
  readonly q: string;
  readonly sort: SortKey | undefined;
  readonly dir: Direction;
  readonly page: number;
}

export function readTableState(query: URLSearchParams): TableState {
  const page = Number(query.get('page'));
  return {
    q: query.get('q') ?? '',
    sort: sortKeys.find((key) => key === query.get('sort')),
    dir: query.get('dir') === 'desc' ? 'desc' : 'asc',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The shortest query that says the same. */
export function writeTableState({ q, sort, dir, page }: TableState): URLSearchParams {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (sort) query.set('sort', sort);
  if (sort && dir === 'desc') query.set('dir', dir);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** A column sorts ascending first, and turns around each time it is chosen again. */
export function chooseSort(state: TableState, key: SortKey): TableState {
  const dir = state.sort === key && state.dir === 'asc' ? 'desc' : 'asc';
  return { ...state, sort: key, dir, page: 1 };
}
