import type { AuditEntry } from 'shared-config/contract/api-answers';

interface Shown {
  email: string | null;
  nome: string;
  role_id: number;
  role_nome: string;
  site_slug: string;
  site_nome: string;
}

/** What tells a change of each field, and how its value is called. */
const fields = [
  ['email', 'email'],
  ['nome', 'nome'],
  ['role_id', 'role_nome'],
  ['site_slug', 'site_nome'],
] as const;

/**
 * What an edit changed, for the audit log: roles and sites by the names that they had then, because ids tell a reader
 * nothing and names change. That a password changed is told; what it was or is, never.
 */
export function planChanges(before: Shown, after: Shown, passwordChanged: boolean): AuditEntry['mudancas'] {
  const changes = fields
    .filter(([campo]) => before[campo] !== after[campo])
    .map(([campo, name]) => ({ campo, de: before[name] ?? '', para: after[name] ?? '' }));
  return passwordChanged ? [...changes, { campo: 'senha' }] : changes;
}
