import { limits } from '@ponte/contract/api';
import { fold, type UserRow } from './user-row';

export interface PageOfRows {
  readonly rows: readonly UserRow[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Place of the first and last row among all that match, from 1. */
  readonly from: number;
  readonly to: number;
}

export function searchRows(rows: readonly UserRow[], q: string): readonly UserRow[] {
  const wanted = fold(q.trim());
  return wanted === '' ? rows : rows.filter(({ searched }) => searched.includes(wanted));
}

/** One page; a page past the last is the last. */
export function cutPage(rows: readonly UserRow[], wanted: number): PageOfRows {
  const size = limits.usersPerPage;
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * size;
  const shown = rows.slice(start, start + size);
  return { rows: shown, page, pages, total: rows.length, from: start + 1, to: start + shown.length };
}
