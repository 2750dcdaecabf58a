import { auditActions, type AuditAction, type AuditEntry } from 'shared-config/contract/api-answers';
import type { TextKey } from '../texts';

const fields = ['email', 'nome', 'role_id', 'site_slug', 'senha'] as const;

/** The text of an action; an action of a newer server is shown by its own name. */
export function actionKey(acao: string): TextKey | undefined {
  const known = auditActions.find((action): action is AuditAction => action === acao);
  return known && `admin.audit.action.${known}`;
}

export function fieldKey(campo: string): TextKey | undefined {
  const known = fields.find((field) => field === campo);
  return known && `admin.audit.field.${known}`;
}

/** Whether the log keeps what the value was and is; of a password it keeps only that it changed. */
export function hasValues({ de, para }: AuditEntry['mudancas'][number]): boolean {
  return de != null || para != null;
}
