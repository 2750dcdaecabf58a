import { useEffect, useEffectEvent, useMemo } from 'react';
import type { User } from '@ponte/contract/api-answers';
import { useSearchParams, useSite } from '@ponte/kit';
import { createSortOrders, type SortKey } from './sort-orders';
import { chooseSort, readTableState, writeTableState, type TableState } from './table-state';
import { createRow, cutPage, searchRows } from './user-rows';

const none: readonly User[] = [];

/** The table as the address has it: search, sort and page live there, so that Back, reload and a shared link work. */
export function useUsersTable(loaded: readonly User[] | undefined) {
  const users = loaded ?? none;
  const { language } = useSite();
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readTableState(query), [query]);
  const { q, sort, dir } = state;

  const rows = useMemo(() => users.map(createRow), [users]);
  const orders = useMemo(() => createSortOrders(rows, language), [rows, language]);
  const sorted = sort ? orders[sort][dir] : rows;
  const found = useMemo(() => searchRows(sorted, q), [sorted, q]);

  const view = cutPage(found, state.page);

  /** A new page is a step that Back undoes; a letter typed or a column turned is not. */
  const go = (next: TableState, step: boolean) => setQuery(writeTableState(next), { replace: !step });

  // A letter typed meanwhile is ahead of what is rendered, and starts on page 1 itself.
  const correctPage = useEffectEvent(() => {
    const now = stateNow();
    if (now.q === q && now.page === state.page) go({ ...now, page: view.page }, false);
  });
  const isPastLast = loaded !== undefined && state.page > view.pages;
  useEffect(() => {
    if (isPastLast) correctPage();
  }, [isPastLast]);

  return {
    state,
    view,
    search: (q: string) => go({ ...stateNow(), q, page: 1 }, false),
    sortBy: (key: SortKey) => go(chooseSort(stateNow(), key), false),
    turn: (to: (page: number) => number) => {
      const now = stateNow();
      const page = Math.min(Math.max(to(Math.min(now.page, view.pages)), 1), view.pages);
      if (page !== now.page) go({ ...now, page }, true);
    },
  };
}

/** The address is ahead of what is drawn: pressing twice in a row must count twice. */
function stateNow(): TableState {
  return readTableState(new URLSearchParams(window.location.search));
}
