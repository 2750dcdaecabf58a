import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthDatabase } from '../../database/tables';
import { AuthError } from '../errors/auth-error';
import type { AccessTokens } from './access-tokens';
import { lockAccount } from '../accounts/accounts.repository';
import type { Account } from '../accounts/user-json';

/** The user whose access token a call carries. */
export interface Caller {
  userId: string;
  sessionId: string | undefined;
  isAnonymous: boolean;
  isElevated: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

export interface Bearer {
  /** Identifies the caller when the call carries a valid token. */
  identify(request: FastifyRequest): Promise<void>;
  /** An `onRequest` hook: without a valid token nothing else is done. */
  require(request: FastifyRequest): Promise<void>;
  find(token: string): Promise<Caller | undefined>;
}

/** A token is valid only while its user is enabled and its session has not ended. */
export function createBearer(db: AuthDatabase, accessTokens: AccessTokens, clock: () => Date): Bearer {
  async function find(token: string): Promise<Caller | undefined> {
    const verified = await accessTokens.verify(token);
    if (!verified) return undefined;
    const { userId, sessionId, isElevated } = verified;
    const user = db.selectFrom('auth.users as u').where('u.id', '=', userId).where('u.disabled', '=', false);
    const row = await user
      .$if(sessionId !== undefined, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('auth.refresh_tokens as t')
              .select('t.id')
              .where('t.id', '=', sessionId ?? '')
              .where('t.user_id', '=', userId)
              .where('t.expires_at', '>', clock()),
          ),
        ),
      )
      .select('u.is_anonymous')
      .executeTakeFirst();
    return row && { userId, sessionId, isElevated, isAnonymous: row.is_anonymous };
  }

  async function identify(request: FastifyRequest): Promise<void> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    request.caller = (token && (await find(token))) || null;
  }

  return {
    find,
    identify,
    async require(request) {
      await identify(request);
      getCaller(request);
    },
  };
}

export function addCaller(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
}

/** @throws AuthError when the call carries no valid token */
export function getCaller({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new AuthError('unauthorized');
  return caller;
}

/**
 * Locks the row of the caller until the transaction ends.
 *
 * @throws AuthError when the user or the session ended after the token was checked
 */
export async function lockCaller(trx: AuthDatabase, { userId, sessionId }: Caller): Promise<Account> {
  const account = await lockAccount(trx, userId);
  if (!account || account.disabled) throw new AuthError('unauthorized');
  if (sessionId === undefined) return account;
  const session = trx.selectFrom('auth.refresh_tokens').where('id', '=', sessionId).select('id');
  if (!(await session.executeTakeFirst())) throw new AuthError('unauthorized');
  return account;
}
