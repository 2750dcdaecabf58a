import { createHash, randomUUID } from 'node:crypto';
import type { AuthDatabase } from '../../database/tables';
import { accountCaps } from '../accounts/account-caps';
import { listRoles, lockAccount } from '../accounts/accounts.repository';
import { toUserJson, type UserJson } from '../accounts/user-json';
import type { NhostOptions } from '../context';
import { AuthError } from '../errors/auth-error';
import type { AccessTokens } from './access-tokens';

/** How Nhost stores refresh tokens and personal access tokens. */
export function hashRefreshToken(token: string): string {
  return `\\x${createHash('sha256').update(token).digest('hex')}`;
}

export interface SessionJson {
  accessToken: string;
  accessTokenExpiresIn: number;
  refreshToken: string;
  refreshTokenId: string;
  user: UserJson;
}

interface SessionProof {
  passwordHash?: string;
  /** By a security key, beside the session that the user had. The next refresh token opens an ordinary session. */
  isElevated?: boolean;
}

export interface Sessions {
  /**
   * A new session, in the transaction that proved who the user is.
   *
   * @param provenBy what the proof relied on, checked again under the lock of the user's row
   * @throws AuthError when the user may not sign in
   */
  open(trx: AuthDatabase, userId: string, provenBy?: SessionProof): Promise<SessionJson>;
  /** Gives a session a new refresh token; the old one is dead at once. */
  rotate(refreshToken: string): Promise<SessionJson>;
  end(refreshToken: string): Promise<void>;
  /** Ends all sessions of a user, personal access tokens included, in the transaction that locked the user's row. */
  endAll(trx: AuthDatabase, userId: string, exceptSessionId?: string): Promise<void>;
}

interface SessionTokens {
  refreshToken: string;
  refreshTokenId: string;
  isElevated?: boolean;
}

type Options = Pick<NhostOptions, 'db' | 'config' | 'clock' | 'onSessionsEnded'> & { accessTokens: AccessTokens };

/** The lock of the user's row comes first in every transaction here, so that two of them cannot deadlock. */
export function createSessions({ db, config, clock, onSessionsEnded, accessTokens }: Options): Sessions {
  const expiry = () => new Date(clock().getTime() + config.AUTH_REFRESH_TOKEN_EXPIRES_IN * 1000);

  async function lockUser(trx: AuthDatabase, userId: string) {
    const user = await lockAccount(trx, userId);
    if (!user) throw new AuthError('invalid-request');
    if (user.disabled) throw new AuthError('disabled-user');
    const needsVerification = config.AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED && user.email !== null;
    if (needsVerification && !user.email_verified) throw new AuthError('unverified-user');
    return user;
  }

  /** Makes room for a session, in the transaction that locked the user's row. */
  async function endOldest(trx: AuthDatabase, userId: string): Promise<void> {
    await trx
      .deleteFrom('auth.refresh_tokens')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('auth.refresh_tokens')
          .where('user_id', '=', userId)
          .where('type', '=', 'regular')
          .select('id')
          // Each refresh moves the expiry.
          .orderBy('expires_at', 'desc')
          .orderBy('created_at', 'desc')
          .offset(accountCaps.sessions - 1),
      )
      .execute();
  }

  async function toSession(
    trx: AuthDatabase,
    user: Awaited<ReturnType<typeof lockUser>>,
    { refreshToken, refreshTokenId, isElevated = false }: SessionTokens,
  ): Promise<SessionJson> {
    const roles = await listRoles(trx, user);
    const accessToken = await accessTokens.issue({
      userId: user.id,
      sessionId: refreshTokenId,
      roles,
      defaultRole: user.default_role,
      isAnonymous: user.is_anonymous,
      isElevated,
    });
    await trx.updateTable('auth.users').set({ last_seen: clock() }).where('id', '=', user.id).execute();
    const accessTokenExpiresIn = config.AUTH_ACCESS_TOKEN_EXPIRES_IN;
    const json = { ...toUserJson(user, roles), activeMfaType: null };
    return { accessToken, accessTokenExpiresIn, refreshToken, refreshTokenId, user: json };
  }

  return {
    async open(trx, userId, { passwordHash, isElevated = false } = {}) {
      const user = await lockUser(trx, userId);
      if (passwordHash !== undefined && user.password_hash !== passwordHash) {
        throw new AuthError('invalid-email-password');
      }
      await endOldest(trx, userId);
      const refreshToken = randomUUID();
      const { id: refreshTokenId } = await trx
        .insertInto('auth.refresh_tokens')
        .values({
          user_id: userId,
          refresh_token_hash: hashRefreshToken(refreshToken),
          created_at: clock(),
          expires_at: expiry(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return toSession(trx, user, { refreshToken, refreshTokenId, isElevated });
    },

    async rotate(oldToken) {
      return db.transaction().execute(async (trx) => {
        const hash = hashRefreshToken(oldToken);
        const found = await trx
          .selectFrom('auth.refresh_tokens')
          .where('refresh_token_hash', '=', hash)
          .where('type', '=', 'regular')
          .select('user_id')
          .executeTakeFirst();
        if (!found) throw new AuthError('invalid-refresh-token');
        const user = await lockUser(trx, found.user_id);
        const refreshToken = randomUUID();
        // Of several calls with the same token, one finds its hash still there.
        const rotated = await trx
          .updateTable('auth.refresh_tokens')
          .set({ refresh_token_hash: hashRefreshToken(refreshToken), expires_at: expiry() })
          .where('refresh_token_hash', '=', hash)
          .where('expires_at', '>', clock())
          .returning('id')
          .executeTakeFirst();
        if (!rotated) throw new AuthError('invalid-refresh-token');
        return toSession(trx, user, { refreshToken, refreshTokenId: rotated.id });
      });
    },

    async end(refreshToken) {
      await db
        .deleteFrom('auth.refresh_tokens')
        .where('refresh_token_hash', '=', hashRefreshToken(refreshToken))
        .where('type', '=', 'regular')
        .execute();
    },

    async endAll(trx, userId, exceptSessionId) {
      const all = trx.deleteFrom('auth.refresh_tokens').where('user_id', '=', userId);
      await (exceptSessionId === undefined ? all : all.where('id', '!=', exceptSessionId)).execute();
      await onSessionsEnded(trx, userId);
    },
  };
}
