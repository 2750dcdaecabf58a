import type { SecondFactorRequest } from '@ponte/contract/api';
import type { LoginResponse } from '@ponte/contract/api-responses';
import { findByTicket } from 'nhost/auth/accounts/tickets';
import { AuthError } from 'nhost/auth/errors/auth-error';
import { redeemMfaTicket } from 'nhost/auth/mfa/mfa';
import { proveSecondFactor } from 'nhost/auth/sign-in/email-password';
import type { AuthDatabase } from 'nhost/database/tables';
import type { Attempt } from '../access/throttle';
import type { AppContext } from '../context';
import { ApiError } from '../http/api-error';
import { createOpenSession } from './open-session';

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** The second step of a login, with the tickets and codes of the auth service. */
export function createSecondFactor(context: AppContext) {
  const { clock, throttle, recordAudit } = context;
  const auth = { db: context.db as unknown as AuthDatabase, clock };
  const openSession = createOpenSession(context);

  async function redeem(request: SecondFactorRequest, attempt: Attempt, email: string, address: string) {
    try {
      return await redeemMfaTicket(auth, request);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      if (error.code !== 'invalid-totp') throw new ApiError('invalidTicket', { cause: error });
      const action = attempt.closesAccount ? 'login_bloqueado' : 'codigo_recusado';
      await recordAudit(context.db, { action, target: email, address });
      throw new ApiError('wrongOtp', { cause: error });
    }
  }

  async function complete(
    request: SecondFactorRequest,
    attempt: Attempt,
    email: string,
    address: string,
  ): Promise<LoginResponse> {
    const { disabled, password_hash, ...account } = await redeem(request, attempt, email, address);
    const mayOpen = !disabled && password_hash !== null;
    const session = mayOpen ? await openSession({ ...account, checkedHash: password_hash }, attempt, address) : null;
    if (session === null) throw new ApiError('invalidTicket');
    return session;
  }

  return {
    /**
     * Rejects a login whose password is right until its code comes. `null` when the checked password is no longer the
     * account's.
     */
    async askForCode(account: Parameters<typeof proveSecondFactor>[1]): Promise<null> {
      const proof = await proveSecondFactor(auth, account).catch((error: unknown) => {
        if (error instanceof AuthError) return null;
        throw error;
      });
      if (proof !== null) throw new ApiError('codeNeeded', { ticket: proof.ticket });
      return null;
    },

    /** Every code counts as a login attempt of its account; only a wrong one stays counted. */
    async enterCode(request: SecondFactorRequest, address: string): Promise<LoginResponse> {
      const email = (await findByTicket(auth.db, request.ticket, clock()))?.email;
      if (!email) throw new ApiError('invalidTicket');
      const attempt = await throttle.begin(email, address);
      if ('retryAfter' in attempt) throw new ApiError('tooManyOtps', { retryAfter: attempt.retryAfter });
      return complete(request, attempt, email, address).catch(async (error: unknown) => {
        const isWrong = error instanceof ApiError && error.kind === 'wrongOtp';
        if (!isWrong) await attempt.withdraw(context.db);
        throw error;
      });
    },
  };
}
