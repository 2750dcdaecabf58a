import { Secret, TOTP } from 'otpauth';
import type { AuthDatabase } from '../../database/tables';
import type { Account } from '../accounts/user-json';
import { AuthError } from '../errors/auth-error';

const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

export const createTotpSecret = (): string => new Secret({ size: 32 }).base32;

export function buildOtpauthUrl(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** The half minute of a code: the current one or one beside it, because clocks differ. */
function findStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/**
 * Accepts a code once. Earlier codes than the last accepted one are rejected too: only a person who reads them elsewhere
 * has those.
 *
 * @throws AuthError
 */
export async function acceptCode(trx: AuthDatabase, account: Account, code: string, now: Date): Promise<void> {
  const { id, totp_secret } = account;
  if (totp_secret === null) throw new AuthError('no-totp-secret');
  const step = findStep(totp_secret, code, now);
  if (step === undefined) throw new AuthError('invalid-totp');
  const accepted = await trx
    .updateTable('auth.users')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_secret', '=', totp_secret)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  if (!accepted) throw new AuthError('invalid-totp');
}
