import { useEffect, useEffectEvent, useMemo } from 'react';
import type { User } from '@ponte/contract/api-responses';
import { useSearchParams, useSite } from '@ponte/kit';
import { useRoleName } from '../texts';
import { createSortOrders, sortKeys, type Direction, type SortKey } from './sort-orders';
import { createRow, paginate, searchRows } from './user-rows';

const none: readonly User[] = [];

/** The state and rows of the table. Search, sort and page are in the URL, so that Back, reload and shared links work. */
export function useUsersTable(loaded: readonly User[] | undefined) {
  const users = loaded ?? none;
  const { language } = useSite();
  const roleName = useRoleName();
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readTableState(query), [query]);
  const { q, sort, dir } = state;

  const rows = useMemo(() => users.map((user) => createRow(user, roleName)), [users, roleName]);
  const orders = useMemo(() => createSortOrders(rows, language), [rows, language]);
  const sorted = sort ? orders[sort][dir] : rows;
  const found = useMemo(() => searchRows(sorted, q), [sorted, q]);

  const view = paginate(found, state.page);

  /** Back undoes a change of the page, but not each letter typed or each change of the sort order. */
  const go = (next: TableState, addEntry: boolean) => setQuery(writeTableState(next), { replace: !addEntry });

  // A letter typed meanwhile has changed the URL already, and has reset it to page 1.
  const correctPage = useEffectEvent(() => {
    const now = currentState();
    if (now.q === q && now.page === state.page) go({ ...now, page: view.page }, false);
  });
  const isPastLast = loaded !== undefined && state.page > view.pages;
  useEffect(() => {
    if (isPastLast) correctPage();
  }, [isPastLast]);

  return {
    state,
    view,
    search: (q: string) => go({ ...currentState(), q, page: 1 }, false),
    sortBy: (key: SortKey) => go(chooseSort(currentState(), key), false),
    turn: (to: (page: number) => number) => {
      const now = currentState();
      const page = Math.min(Math.max(to(Math.min(now.page, view.pages)), 1), view.pages);
      if (page !== now.page) go({ ...now, page }, true);
    },
  };
}

/** The table's state in the URL. Without `sort`, rows are in the server's order. */
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

/** The shortest query for a state: defaults are left out. */
export function writeTableState({ q, sort, dir, page }: TableState): URLSearchParams {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (sort) query.set('sort', sort);
  if (sort && dir === 'desc') query.set('dir', dir);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Sorts by a column, ascending at first and reversed each time it is chosen again. */
export function chooseSort(state: TableState, key: SortKey): TableState {
  const dir = state.sort === key && state.dir === 'asc' ? 'desc' : 'asc';
  return { ...state, sort: key, dir, page: 1 };
}

/** Reads the URL, which is newer than the rendered state: two clicks before a render must both count. */
function currentState(): TableState {
  return readTableState(new URLSearchParams(window.location.search));
}
