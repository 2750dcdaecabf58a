import type { EditUserRequest } from 'shared-config/contract/api';
import type { AuditEntry } from 'shared-config/contract/api-answers';

type Before = { email: string | null; nome: string; role_id: number; site_slug: string };

/** What an edit changes, for the audit log. That a password changed is told; what it was or is, never. */
export function planChanges(before: Before, edit: EditUserRequest): AuditEntry['mudancas'] {
  const fields = (['email', 'nome', 'role_id', 'site_slug'] as const)
    .map((campo) => ({ campo, de: String(before[campo] ?? ''), para: String(edit[campo]) }))
    .filter(({ de, para }) => de !== para);
  return edit.senha === undefined ? fields : [...fields, { campo: 'senha' }];
}
