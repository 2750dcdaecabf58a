import type { AuthDatabase } from '../../database/tables';
import { findAccount } from '../accounts/accounts.repository';
import type { Bearer } from './bearer';
import type { SessionJson, Sessions } from './sessions';

/** The session that an access token belongs to. */
export interface FoundSession {
  userId: string;
  sessionId: string;
  /** Whether the account has a second factor that this session was opened without: by the link of a mail, say. */
  lacksSecondFactor: boolean;
}

/** The sessions of the auth service, for a server that has sessions of its own for the same users. */
export interface ServerSessions {
  /**
   * Opens a session for a user whose own session the server has checked.
   *
   * @throws AuthError when the user may not sign in
   */
  open(trx: AuthDatabase, userId: string): Promise<SessionJson>;
  /** Undefined for a token that is invalid, has ended, or names no session. */
  find(accessToken: string): Promise<FoundSession | undefined>;
}

export function createServerSessions(db: AuthDatabase, sessions: Sessions, bearer: Bearer): ServerSessions {
  return {
    open: (trx, userId) => sessions.open(trx, userId, { hasSecondFactor: true }),
    async find(accessToken) {
      const caller = await bearer.find(accessToken);
      if (caller?.sessionId === undefined) return undefined;
      const { userId, sessionId } = caller;
      const account = await findAccount(db, userId);
      const row = await db
        .selectFrom('auth.refresh_tokens')
        .where('id', '=', sessionId)
        .select('metadata')
        .executeTakeFirst();
      if (!account || !row) return undefined;
      const lacksSecondFactor = account.active_mfa_type !== null && row.metadata?.secondFactor !== true;
      return { userId, sessionId, lacksSecondFactor };
    },
  };
}
