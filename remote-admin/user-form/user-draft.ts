import type { User } from '@ponte/contract/api-responses';

/** The values of the form's fields, as text. */
export interface UserDraft {
  readonly nome: string;
  readonly email: string;
  readonly senha: string;
  readonly role_id: string;
  readonly site_slug: string;
}

export type DraftField = keyof UserDraft;

export const emptyDraft: UserDraft = { nome: '', email: '', senha: '', role_id: '', site_slug: '' };

export function createDraft({ nome, email, role_id, site_slug }: User): UserDraft {
  return {
    nome: nome ?? '',
    email: email ?? '',
    senha: '',
    role_id: role_id == null ? '' : String(role_id),
    site_slug: site_slug ?? '',
  };
}

/** The request body, not validated yet. Leaves out an empty password, which would not be valid. */
export function createBody({ nome, email, senha, role_id, site_slug }: UserDraft): object {
  return {
    nome,
    email,
    site_slug,
    ...(senha !== '' && { senha }),
    ...(role_id !== '' && { role_id: Number(role_id) }),
  };
}

export function isSameDraft(a: UserDraft, b: UserDraft): boolean {
  return (Object.keys(a) as DraftField[]).every((field) => a[field] === b[field]);
}
