import type { AuditAction, AuditEntry } from 'shared-config/contract/api-answers';
import type { Database } from '../database/database';

interface Happening {
  action: AuditAction;
  /** Who did it; absent when nobody is signed in. */
  actor?: { id: number; email: string } | undefined;
  /** E-mail of the person it was done to. */
  target?: string | undefined;
  address: string;
  changes?: AuditEntry['mudancas'];
}

export type RecordAudit = (db: Database, happening: Happening) => Promise<void>;

/** Give it the transaction that makes the change, so that neither is kept without the other. */
export function createRecordAudit(clock: () => Date): RecordAudit {
  return async (db, { action, actor, target, address, changes = [] }) => {
    await db
      .insertInto('audit_log')
      .values({
        at: clock(),
        action,
        actor_id: actor?.id ?? null,
        actor: actor?.email ?? null,
        target: target ?? null,
        address,
        changes: JSON.stringify(changes),
      })
      .execute();
  };
}
