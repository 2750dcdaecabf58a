import { NHOST_REFRESH_TOKEN_ID_KEY, type HasuraAuthClient, type User } from '@nhost/nhost-js';

export interface NhostSession {
  readonly user: User;
  readonly accessToken: string;
  /** In seconds; negative when the token has expired. */
  readonly accessTokenExpiresIn: number;
  readonly refreshToken: string | null;
  /** Names the session among the user's own. The client stores it, and does not return it. */
  readonly refreshTokenId: string | undefined;
}

/** The session of a signed-in user. After a failed refresh the client still returns the session that has ended. */
export function findSession(auth: HasuraAuthClient): NhostSession | undefined {
  const session = auth.isAuthenticated() ? auth.getSession() : null;
  if (!session?.user) return undefined;
  const { user, accessToken, accessTokenExpiresIn, refreshToken } = session;
  const refreshTokenId = typeof localStorage === 'undefined' ? null : localStorage.getItem(NHOST_REFRESH_TOKEN_ID_KEY);
  return { user, accessToken, accessTokenExpiresIn, refreshToken, refreshTokenId: refreshTokenId ?? undefined };
}
