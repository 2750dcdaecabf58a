import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { ChallengeData } from '../challenges/challenges';
import type { AuthContext } from '../context';
import type { Assertion } from './credential-schemas';
import { findKey, type SecurityKey } from './security-keys.repository';
import { invalidRequest, takeChallenge, toKeyList } from './take-challenge';

type Purpose = 'webauthn-sign-in' | 'webauthn-elevate';

/** Both calls that use a security key: options for the browser, and the check of what its authenticator signed. */
export function createAuthentication({ db, config, challenges }: AuthContext) {
  const { rpId, origins, timeoutMs } = config.webauthn;

  return {
    /** @param keyIds the keys that may sign; without it, any that the browser finds for this site */
    async start<P extends Purpose>(purpose: P, data: ChallengeData[P], keyIds?: readonly string[]) {
      const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
      await challenges.store(purpose, { challenge, data, seconds: timeoutMs / 1000 });
      return {
        challenge,
        timeout: timeoutMs,
        rpId,
        ...(keyIds ? { allowCredentials: toKeyList(keyIds) } : {}),
        userVerification: 'preferred',
      };
    },

    async finish(purpose: Purpose, response: Assertion): Promise<{ key: SecurityKey; counter: number }> {
      const { challenge, data } = await takeChallenge(challenges, purpose, response.response.clientDataJSON);
      const key = await findKey(db, response.id);
      if (!key || (data.userId !== undefined && data.userId !== key.user_id)) throw invalidRequest();
      const { userHandle, ...signed } = response.response;
      const handles = [key.user_id, Buffer.from(key.user_id).toString('base64url')];
      if (userHandle && !handles.includes(userHandle)) throw invalidRequest();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...response, response: signed },
        expectedChallenge: challenge,
        expectedOrigin: origins,
        expectedRPID: rpId,
        credential: {
          id: key.credential_id,
          publicKey: new Uint8Array(key.credential_public_key),
          counter: Number(key.counter),
        },
        requireUserVerification: false,
      }).catch((error: unknown) => {
        throw invalidRequest(error);
      });
      if (!verified) throw invalidRequest();
      return { key, counter: authenticationInfo.newCounter };
    },
  };
}
