import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { ChallengeData, ChallengePurpose, Challenges } from '../challenges/challenges';
import { AuthError } from '../errors/auth-error';

export const publicKey = 'public-key' as const;
export const toKeyList = (ids: readonly string[]) => ids.map((id) => ({ type: publicKey, id }));
export const invalidRequest = (error?: unknown) => new AuthError('invalid-request', undefined, { cause: error });

/**
 * Uses up the challenge that an authenticator signed.
 *
 * @throws AuthError when it is unknown, was used, has expired or was made for another purpose
 */
export async function takeChallenge<P extends ChallengePurpose>(
  challenges: Challenges,
  purpose: P,
  clientDataJSON: string,
): Promise<{ challenge: string; data: ChallengeData[P] }> {
  let challenge: unknown;
  try {
    ({ challenge } = decodeClientDataJSON(clientDataJSON));
  } catch (error) {
    throw invalidRequest(error);
  }
  if (typeof challenge !== 'string' || !/^[\w-]{1,100}$/.test(challenge)) throw invalidRequest();
  const data = await challenges.take(purpose, challenge);
  if (!data) throw invalidRequest();
  return { challenge, data };
}
