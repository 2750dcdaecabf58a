import type { LoginRequest } from '@ponte/contract/api';
import type { LoginResponse } from '@ponte/contract/api-responses';
import { findPerson } from '../access/find-person';
import type { Attempt } from '../access/throttle';
import type { AppContext } from '../context';
import type { Database } from '../database/database';
import { ApiError } from '../http/api-error';
import { createOpenSession } from './open-session';
import type { SecondFactor } from './second-factor';

/** Single-table lookup: it runs on every login attempt. The profile is joined only after the password matches. */
async function findAccount(db: Database, email: string) {
  return db
    .selectFrom('auth.users')
    .where('email', '=', email)
    .where('disabled', '=', false)
    .select(['id', 'email', 'disabled', 'password_hash', 'active_mfa_type'])
    .executeTakeFirst();
}

/** An unknown e-mail and a wrong password take the same steps: the same hash work, queries and response. */
export function createLogin(context: AppContext, { askForCode }: SecondFactor) {
  const { db, passwords, throttle, recordAudit } = context;
  const openSession = createOpenSession(context);

  async function decide(
    attempt: Attempt,
    { email, senha }: LoginRequest,
    address: string,
  ): Promise<LoginResponse | null> {
    const account = await findAccount(db, email);
    const checkedHash = account?.password_hash;
    const matches = await passwords.matches(senha, checkedHash);
    if (account && checkedHash && matches) {
      const hasSecondFactor = account.active_mfa_type !== null && (await findPerson(db, account.id)) !== undefined;
      const proven = { ...account, checkedHash };
      const response = hasSecondFactor ? await askForCode(account) : await openSession(proven, attempt, address);
      if (response) return response;
    }
    const action = attempt.closesAccount ? 'login_bloqueado' : 'login_falhou';
    await recordAudit(db, { action, target: account?.email ?? undefined, address });
    return null;
  }

  return async function login(request: LoginRequest, address: string): Promise<LoginResponse> {
    const attempt = await throttle.begin(request.email, address);
    if ('retryAfter' in attempt) throw new ApiError('throttled', { retryAfter: attempt.retryAfter });
    const response = await decide(attempt, request, address).catch(async (error: unknown) => {
      await attempt.withdraw(db);
      throw error;
    });
    if (response === null) throw new ApiError('wrongLogin');
    return response;
  };
}
