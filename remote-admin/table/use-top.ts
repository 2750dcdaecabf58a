import { useEffect, useRef } from 'react';

/**
 * The ref of a table in pages. With another page it shows the table from its top and moves the focus there, so that
 * reading goes on with the new rows. Where the top is in view, nothing moves: the focus stays at the pager.
 */
export function useTop(page: unknown) {
  const ref = useRef<HTMLTableElement>(null);
  const shown = useRef(page);

  useEffect(() => {
    const table = ref.current;
    if (table && shown.current !== page && table.getBoundingClientRect().top < 0) {
      table.focus();
      table.scrollIntoView();
    }
    shown.current = page;
  }, [page]);

  return ref;
}
