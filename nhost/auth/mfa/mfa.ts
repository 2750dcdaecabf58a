import type { FastifyInstance } from 'fastify';
import { toDataURL } from 'qrcode';
import * as z from 'zod/mini';
import { consumeTicket } from '../accounts/tickets';
import { findAccount } from '../accounts/accounts.repository';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { ZodTypes } from '../../http/zod-validation';
import { getCaller, lockCaller } from '../sessions/bearer';
import { acceptCode, buildOtpauthUrl, createTotpSecret } from './totp';

const code = z.string().check(z.maxLength(20));
const activate = z.strictObject({ code, activeMfaType: z.enum(['totp', '']) });
const signIn = z.strictObject({ ticket: z.string().check(z.regex(/^mfaTotp:[\w-]{1,100}$/)), otp: code });

/** A second factor by time-based codes. */
export function addMfa(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, sessions, bearer, limits } = context;
  const routes = app.withTypeProvider<ZodTypes>();
  const requireEnabled = () => {
    if (!config.AUTH_MFA_ENABLED) throw new AuthError('disabled-endpoint');
  };

  routes.get('/mfa/totp/generate', { onRequest: bearer.require }, async (request) => {
    requireEnabled();
    const totpSecret = createTotpSecret();
    const account = await db.transaction().execute(async (trx) => {
      const locked = await lockCaller(trx, getCaller(request));
      if (locked.active_mfa_type !== null) throw new AuthError('totp-already-active');
      const factor = { totp_secret: totpSecret, totp_last_step: null };
      await trx.updateTable('auth.users').set(factor).where('id', '=', locked.id).execute();
      return locked;
    });
    const url = buildOtpauthUrl(totpSecret, config.AUTH_MFA_TOTP_ISSUER, account.email ?? account.display_name);
    return { imageUrl: await toDataURL(url, { width: 200, margin: 4 }), totpSecret };
  });

  routes.post('/user/mfa', { onRequest: bearer.require, schema: { body: activate } }, async (request) => {
    requireEnabled();
    const { userId } = getCaller(request);
    const takeBack = await limits.count('BRUTE_FORCE', userId);
    const activates = request.body.activeMfaType === 'totp';
    await db.transaction().execute(async (trx) => {
      const account = await lockCaller(trx, getCaller(request));
      const isActive = account.active_mfa_type === 'totp';
      if (activates && isActive) throw new AuthError('totp-already-active');
      if (!activates && !isActive) throw new AuthError('disabled-mfa-totp');
      await acceptCode(trx, account, request.body.code, clock());
      const mfa = activates ? { active_mfa_type: 'totp' } : { active_mfa_type: null, totp_secret: null };
      await trx.updateTable('auth.users').set(mfa).where('id', '=', userId).execute();
    });
    await takeBack();
    return 'OK';
  });

  routes.post('/signin/mfa/totp', { schema: { body: signIn } }, async (request) => {
    requireEnabled();
    // Committed before the code is looked at: a ticket is good for one try.
    const userId = await consumeTicket(db, request.body.ticket, clock());
    if (userId === undefined) throw new AuthError('invalid-ticket');
    const account = await findAccount(db, userId);
    if (account?.active_mfa_type !== 'totp') throw new AuthError('disabled-mfa-totp');
    const session = await db.transaction().execute(async (trx) => {
      await acceptCode(trx, account, request.body.otp, clock());
      return sessions.open(trx, userId);
    });
    return { session };
  });
}
