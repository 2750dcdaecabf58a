import type { User } from '@ponte/contract/api-responses';
import { limits } from '@ponte/contract/api';

/** A row of the users table. An empty text from the server becomes `null`. */
export interface UserRow {
  readonly id: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly type: string | null;
  readonly site: string | null;
  /** Whether a login needs a code; `null` from an older server. */
  readonly secondFactor: boolean | null;
  /** `null` if the person never logged in; absent from an older server. */
  readonly lastSeen: Date | null | undefined;
  /** All searchable text, without case and accents. */
  readonly searched: string;
}

/** `roleName` names the role in the page's language, in which it is shown, searched and sorted. */
export function createRow(user: User, roleName: (role: string) => string): UserRow {
  const email = user.email || null;
  const name = user.nome || null;
  const role = user.role_nome || user.tipo;
  const type = role ? roleName(role) : null;
  const site = user.site_nome || user.site_slug || null;
  const secondFactor = user.segundo_fator ?? null;
  const lastSeen = typeof user.ultimo_acesso === 'string' ? new Date(user.ultimo_acesso) : user.ultimo_acesso;
  const searched = fold([user.id, email, name, type, site].join('\n'));
  return { id: user.id, email, name, type, site, secondFactor, lastSeen, searched };
}

/** Removes accents and case. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What to call a user in a sentence. */
export function nameOf({ name, email, id }: UserRow): string {
  return name ?? email ?? `#${id}`;
}

export interface PageOfRows {
  readonly rows: readonly UserRow[];
  readonly page: number;
  readonly pages: number;
  /** The number of its first row. */
  readonly first: number;
  /** How many rows there are on all pages. */
  readonly total: number;
}

/** The rows that have each word of the query. */
export function searchRows(rows: readonly UserRow[], q: string): readonly UserRow[] {
  const words = fold(q).split(/\s+/);
  return rows.filter(({ searched }) => words.every((word) => searched.includes(word)));
}

/** One page of rows. A page past the last one becomes the last one. */
export function paginate(rows: readonly UserRow[], requested: number): PageOfRows {
  const size = limits.usersPerPage;
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(requested, pages);
  const start = (page - 1) * size;
  return { rows: rows.slice(start, start + size), page, pages, first: start + 1, total: rows.length };
}
