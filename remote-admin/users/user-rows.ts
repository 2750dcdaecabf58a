import type { User } from '@ponte/contract/api-answers';
import { limits } from '@ponte/contract/api';

/** A user as the table shows and finds it. An empty text of the server counts as none. */
export interface UserRow {
  readonly id: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly type: string | null;
  readonly site: string | null;
  /** Everything that a search looks at, folded once: case and accents do not matter. */
  readonly searched: string;
}

export function createRow(user: User): UserRow {
  const email = user.email || null;
  const name = user.nome || null;
  const type = user.role_nome || user.tipo || null;
  const site = user.site_nome || user.site_slug || null;
  return { id: user.id, email, name, type, site, searched: fold([user.id, email, name, type, site].join('\n')) };
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What a person is called in a sentence. */
export function nameOf({ name, email, id }: UserRow): string {
  return name ?? email ?? `#${id}`;
}

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
