import type { Attempt } from '../access/throttle';
import type { LoginRequest } from 'shared-config/contract/api';
import type { LoginAnswer } from 'shared-config/contract/api-answers';
import type { AppContext } from '../context';
import type { Database } from '../database/database';
import { ApiError } from '../http/api-error';

async function findAccount(db: Database, email: string) {
  return db
    .selectFrom('auth.users as a')
    .innerJoin('usuarios as u', 'u.auth_user_id', 'a.id')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .where('a.email', '=', email)
    .where('a.disabled', '=', false)
    .select(['u.id', 'a.email', 'u.nome', 'u.role_id', 'r.name as role_nome', 'a.password_hash', 'u.auth_user_id'])
    .executeTakeFirst();
}

/** An unknown e-mail and a wrong password take the same steps: the same hash work, the same queries, the same answer. */
export function createLogin({ db, clock, passwords, throttle, tokens, recordAudit }: AppContext) {
  type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

  /** `null` when the password that was checked is not the account's any more. */
  function open(account: Account, checkedHash: string, attempt: Attempt, address: string): Promise<LoginAnswer | null> {
    const { id, nome, role_id, role_nome, auth_user_id } = account;
    const email = account.email ?? '';
    return db.transaction().execute(async (trx) => {
      const token = await tokens.issue(trx, id, checkedHash);
      if (token === null) return null;
      await attempt.succeed(trx);
      await trx.updateTable('auth.users').set({ last_seen: clock() }).where('id', '=', auth_user_id).execute();
      await recordAudit(trx, { action: 'login', actor: { id, email }, address });
      return { token, usuario: { id, email, nome, role_id, role_nome } };
    });
  }

  async function decide(
    attempt: Attempt,
    { email, senha }: LoginRequest,
    address: string,
  ): Promise<LoginAnswer | null> {
    const account = await findAccount(db, email);
    const checkedHash = account?.password_hash;
    const matches = await passwords.matches(senha, checkedHash);
    const answer = account && checkedHash && matches ? await open(account, checkedHash, attempt, address) : null;
    if (answer) return answer;
    const action = attempt.closesAccount ? 'login_bloqueado' : 'login_falhou';
    await recordAudit(db, { action, target: account?.email ?? undefined, address });
    return null;
  }

  return async function login(request: LoginRequest, address: string): Promise<LoginAnswer> {
    const attempt = await throttle.begin(request.email, address);
    if ('retryAfter' in attempt) throw new ApiError('throttled', { retryAfter: attempt.retryAfter });
    const answer = await decide(attempt, request, address).catch(async (error: unknown) => {
      await attempt.withdraw(db);
      throw error;
    });
    if (answer === null) throw new ApiError('wrongLogin');
    return answer;
  };
}
