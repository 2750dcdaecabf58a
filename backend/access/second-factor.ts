import type { Database } from '../database/database';

/** Removes the second factor of an account. Returns whether there was one. */
export async function removeSecondFactor(trx: Database, authUserId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('auth.users')
    .set({ active_mfa_type: null, totp_secret: null, totp_last_step: null, updated_at: now })
    .where('id', '=', authUserId)
    .where('active_mfa_type', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
