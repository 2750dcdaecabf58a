import type { NhostOptions } from 'nhost/auth/context';
import { findPerson } from '../access/find-person';
import type { AppContext } from '../context';

const actions = { requested: 'troca_email_pedida', confirmed: 'email_trocado' } as const;

/** Records who requested another e-mail, and when it became the account's. Users who signed up are not in the audit log. */
export function createEmailChangeAudit({
  recordAudit,
}: Pick<AppContext, 'recordAudit'>): NhostOptions['onEmailChange'] {
  return async (trx, { step, userId, from, to, request }) => {
    // Kysely's type cannot tell that a database with more tables has these.
    const db = trx as unknown as AppContext['db'];
    const person = await findPerson(db, userId);
    if (!person) return;
    await recordAudit(db, {
      action: actions[step],
      actor: person,
      target: step === 'confirmed' ? to : (from ?? to),
      address: request.ip,
      changes: [{ campo: 'email', ...(from !== null && { de: from }), para: to }],
    });
  };
}
