import { auditActions, type AuditAction, type AuditEntry } from '@ponte/contract/api-answers';
import type { TextKey } from '../texts';

const fields = ['email', 'nome', 'role_id', 'site_slug', 'senha', 'build', 'motivo', 'resultado'] as const;

/** Said once, rather than changed from one value to another. */
const said: readonly string[] = ['motivo', 'resultado'];

/** The text of an action; an action of a newer server is shown by its own name. */
export function actionKey(acao: string): TextKey | undefined {
  const known = auditActions.find((action): action is AuditAction => action === acao);
  return known && `admin.audit.action.${known}`;
}

export function fieldKey(campo: string): TextKey | undefined {
  const known = fields.find((field) => field === campo);
  return known && `admin.audit.field.${known}`;
}

/** The text of a change: of a password the log keeps only that it changed. */
export function changeKey({ campo, de, para }: AuditEntry['mudancas'][number]) {
  if (said.includes(campo)) return 'admin.audit.said';
  return de != null || para != null ? 'admin.audit.change' : 'admin.audit.changed';
}
