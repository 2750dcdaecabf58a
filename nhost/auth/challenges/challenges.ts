import type { AuthDatabase } from '../../database/tables';
import type { SignUpOptions } from '../accounts/account-schemas';
import type { Caller } from '../sessions/bearer';

/** What the first call of a ceremony leaves for the second, by its purpose. */
export interface ChallengeData {
  'webauthn-sign-up': { userId: string; email: string; options: SignUpOptions };
  /** Without a user any security key may sign in. */
  'webauthn-sign-in': { userId?: string };
  'webauthn-add': { userId: string };
  'webauthn-elevate': { userId: string };
  provider: {
    provider: string;
    redirectTo: string;
    options: SignUpOptions;
    codeVerifier: string;
    nonce: string;
    /** Of the browser's cookie: another browser cannot finish the sign-in. */
    browserHash: string;
    /** Links the identity to this caller instead of signing in. */
    connect?: Caller;
  };
}

export type ChallengePurpose = keyof ChallengeData;

export interface Challenges {
  store<P extends ChallengePurpose>(
    purpose: P,
    challenge: { challenge: string; data: ChallengeData[P]; seconds: number },
  ): Promise<void>;
  /** Finds the data and deletes the challenge: of concurrent calls with one challenge, one gets the data. */
  take<P extends ChallengePurpose>(purpose: P, challenge: string): Promise<ChallengeData[P] | undefined>;
}

/** In the database, as the second call may reach another instance. */
export function createChallenges(db: AuthDatabase, clock: () => Date): Challenges {
  return {
    async store(purpose, { challenge, data, seconds }) {
      const expires_at = new Date(clock().getTime() + seconds * 1000);
      await db
        .insertInto('auth.challenges')
        .values({ challenge, purpose, data: JSON.stringify(data), expires_at })
        .execute();
    },
    async take<P extends ChallengePurpose>(purpose: P, challenge: string) {
      const row = await db
        .deleteFrom('auth.challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .returning(['data', 'expires_at'])
        .executeTakeFirst();
      return row && row.expires_at > clock() ? (row.data as ChallengeData[P]) : undefined;
    },
  };
}
