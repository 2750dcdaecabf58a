import type { Database } from '../database/database';

/** Removes the second factor of an account, whose language for mails it returns; undefined when there was none. */
export async function removeSecondFactor(
  trx: Database,
  authUserId: string,
  now: Date,
): Promise<{ locale: string } | undefined> {
  return trx
    .updateTable('auth.users')
    .set({ active_mfa_type: null, totp_secret: null, totp_last_step: null, updated_at: now })
    .where('id', '=', authUserId)
    .where('active_mfa_type', 'is not', null)
    .returning('locale')
    .executeTakeFirst();
}
