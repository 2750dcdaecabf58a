import type { User } from '@ponte/contract/api-answers';

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
