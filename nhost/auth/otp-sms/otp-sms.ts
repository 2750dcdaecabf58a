import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AuthDatabase } from '../../database/tables';
import type { ZodTypes } from '../../http/zod-validation';
import { type SignUpOptions, signUpOptions } from '../accounts/account-schemas';
import { insertAccount } from '../accounts/accounts.repository';
import { decideNewAccount } from '../accounts/new-account';
import type { Account } from '../accounts/user-json';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { decideRedirect } from '../http/redirect-urls';

const lifetimeMs = 300_000;
/** In international form, as E.164 has it. */
const phoneNumber = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));
const start = z.strictObject({ phoneNumber, options: signUpOptions });
const finish = z.strictObject({ phoneNumber, otp: z.string().check(z.regex(/^\d{6}$/)) });

type Code = Pick<Account, 'otp_hash' | 'otp_hash_expires_at' | 'otp_method_last_used'>;

async function findByPhone(db: AuthDatabase, phone: string): Promise<Account | undefined> {
  return db.selectFrom('auth.users').where('phone_number', '=', phone).selectAll().executeTakeFirst();
}

/** Stores a code with the user of a phone number, who is made if there is none. Returns the user's locale. */
async function giveCode(
  context: AuthContext,
  { phone, options, code }: { phone: string; options: SignUpOptions; code: Code },
): Promise<string> {
  const { db } = context;
  const found = await findByPhone(db, phone);
  if (found) {
    if (found.disabled) throw new AuthError('disabled-user');
    await db.updateTable('auth.users').set(code).where('id', '=', found.id).execute();
    return found.locale;
  }
  const { roles, account } = decideNewAccount(context, { name: phone, options });
  const fresh = { ...account, ...code, phone_number: phone };
  await db
    .transaction()
    .execute((trx) => insertAccount(trx, fresh, roles))
    // Another call with the number was first, and its code is under way.
    .catch((error: unknown) => {
      throw error instanceof AuthError ? new AuthError('invalid-request', undefined, { cause: error }) : error;
    });
  if (account.disabled) throw new AuthError('disabled-user');
  return account.locale;
}

/** Signs in by a code of six digits that goes to a phone. A wrong code leaves the right one valid, so guesses are counted. */
export function addOtpSms(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, sms, passwords, sessions, limits, redirectUrls, addressOf } = context;
  const routes = app.withTypeProvider<ZodTypes>();
  const requireEnabled = () => {
    if (!config.AUTH_SMS_PASSWORDLESS_ENABLED) throw new AuthError('disabled-endpoint');
  };

  routes.post('/signin/passwordless/sms', { schema: { body: start } }, async (request) => {
    requireEnabled();
    const { phoneNumber: phone, options } = request.body;
    decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
    await limits.countMessage('SMS', addressOf(request), phone);
    const otp = String(randomInt(1_000_000)).padStart(6, '0');
    const code = {
      otp_hash: await passwords.hash(otp),
      otp_hash_expires_at: new Date(clock().getTime() + lifetimeMs),
      otp_method_last_used: 'sms',
    };
    const locale = await giveCode(context, { phone, options, code });
    await sms.send({ to: phone, locale, code: otp }).catch((error: unknown) => {
      request.log.error({ err: error }, 'a message to a phone was not sent');
      throw new AuthError('cannot-send-sms', undefined, { cause: error });
    });
    return 'OK';
  });

  routes.post('/signin/passwordless/sms/otp', { schema: { body: finish } }, async ({ body }) => {
    requireEnabled();
    const takeBack = await limits.count('BRUTE_FORCE', body.phoneNumber);
    const user = await findByPhone(db, body.phoneNumber);
    const hash = user && user.otp_hash_expires_at > clock() ? user.otp_hash : null;
    // An unknown number, one without a code and a wrong code take the same time.
    const matches = await passwords.matches(body.otp, hash);
    if (!user || hash === null || !matches) throw new AuthError('invalid-request');
    const session = await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('auth.users')
        .set({ otp_hash: null, phone_number_verified: true, updated_at: clock() })
        .where('id', '=', user.id)
        .where('otp_hash', '=', hash)
        .returning('id')
        .executeTakeFirst();
      if (!row) throw new AuthError('invalid-request');
      return sessions.open(trx, row.id);
    });
    await takeBack();
    return { session };
  });
}
