import { createRecordAudit } from '../audit/audit';
import { accountKey, forgetAddresses } from '../access/known-addresses';
import { endSessionsOf } from '../access/session-tokens';
import type { Database } from '../database/database';
import { removeSecondFactor } from '../access/second-factor';

interface Replacement {
  email: string;
  passwordHash: string;
  now: Date;
  /** Also removes the second factor: the person lost the phone too, and no other admin can reset it. */
  resetsSecondFactor?: boolean;
}

/**
 * Sets a new password without the old one, for an operator at the machine. Ends the person's sessions, unlocks the account
 * and adds a line to the audit log.
 *
 * @throws Error when no account has the e-mail.
 */
export async function replaceLostPassword(
  db: Database,
  { email, passwordHash, now, resetsSecondFactor = false }: Replacement,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('usuarios as u')
      .innerJoin('auth.users as a', 'a.id', 'u.auth_user_id')
      .where('a.email', '=', email)
      .select(['u.id', 'u.auth_user_id'])
      .executeTakeFirst();
    if (!person) throw new Error(`No account has the e-mail ${email}.`);
    await trx
      .updateTable('auth.users')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', person.auth_user_id)
      .execute();
    await endSessionsOf(trx, person.id);
    await trx.deleteFrom('login_throttle').where('key', '=', accountKey(email)).execute();
    await forgetAddresses(trx, email);
    const recordAudit = createRecordAudit(() => now);
    const event = { target: email, address: 'password command' };
    await recordAudit(trx, { action: 'senha_alterada', ...event });
    if (resetsSecondFactor && (await removeSecondFactor(trx, person.auth_user_id, now))) {
      await recordAudit(trx, { action: 'segundo_fator_redefinido', ...event });
    }
  });
}
