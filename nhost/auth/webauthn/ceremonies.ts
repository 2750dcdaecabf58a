import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import type { ChallengeData, ChallengePurpose } from '../challenges/challenges';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { Assertion, NewCredential } from './credential-schemas';
import { findKey, type NewSecurityKey, type SecurityKey } from './security-keys.repository';

type SignUpPurpose = 'webauthn-sign-up' | 'webauthn-add';
type SignInPurpose = 'webauthn-sign-in' | 'webauthn-elevate';

/** COSE numbers, in the order of Nhost's own service: ECDSA, RSA, RSA-PSS, EdDSA. */
const algorithms = [-7, -35, -36, -257, -258, -259, -37, -38, -39, -8];
const publicKey = 'public-key' as const;
const toList = (ids: readonly string[]) => ids.map((id) => ({ type: publicKey, id }));
const invalidRequest = (error?: unknown) => new AuthError('invalid-request', undefined, { cause: error });

/**
 * Drops what the maker of an authenticator says about it. It is not evaluated here, and the library would fetch the
 * addresses of revocation lists that a caller wrote into a certificate.
 */
function dropAttestation({ clientDataJSON, attestationObject }: NewCredential['response']): NewCredential['response'] {
  try {
    const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
    const parts = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return { clientDataJSON, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(parts)) };
  } catch (error) {
    throw invalidRequest(error);
  }
}

/** The two halves of each WebAuthn ceremony: options for the browser, and the check of what its authenticator made. */
export function createCeremonies({ db, config, challenges }: AuthContext) {
  const { rpId, rpName, origins, timeoutMs } = config.webauthn;
  const seconds = timeoutMs / 1000;

  async function takeChallenge<P extends ChallengePurpose>(purpose: P, clientDataJSON: string) {
    let challenge: unknown;
    try {
      ({ challenge } = decodeClientDataJSON(clientDataJSON));
    } catch (error) {
      throw invalidRequest(error);
    }
    if (typeof challenge !== 'string' || !/^[\w-]{1,100}$/.test(challenge)) throw invalidRequest();
    const data: ChallengeData[P] | undefined = await challenges.take(purpose, challenge);
    if (!data) throw invalidRequest();
    return { challenge, data };
  }

  return {
    async startRegistration<P extends SignUpPurpose>(
      purpose: P,
      data: ChallengeData[P],
      { name, keyIds = [] }: { name: string; keyIds?: readonly string[] },
    ) {
      const user = { name, displayName: name, id: data.userId };
      const { challenge, rp, authenticatorSelection } = await generateRegistrationOptions({
        rpID: rpId,
        rpName,
        userName: name,
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      await challenges.store(purpose, { challenge, data, seconds });
      return {
        rp,
        // Nhost's client encodes the id itself; what the library makes of it would come back encoded twice.
        user,
        challenge,
        pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
        timeout: timeoutMs,
        ...(keyIds.length > 0 ? { excludeCredentials: toList(keyIds) } : {}),
        authenticatorSelection,
        attestation: 'indirect',
      };
    },

    async finishRegistration<P extends SignUpPurpose>(purpose: P, response: NewCredential) {
      const { challenge, data } = await takeChallenge(purpose, response.response.clientDataJSON);
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, response: dropAttestation(response.response) },
        expectedChallenge: challenge,
        expectedOrigin: origins,
        expectedRPID: rpId,
        requireUserVerification: false,
        supportedAlgorithmIDs: algorithms,
      }).catch((error: unknown) => {
        throw invalidRequest(error);
      });
      if (registrationInfo?.credential.id !== response.id) throw invalidRequest();
      const { id, publicKey: bytes, counter } = registrationInfo.credential;
      const key: NewSecurityKey = { credential_id: id, credential_public_key: Buffer.from(bytes), counter };
      return { data, key };
    },

    /** @param keyIds the keys that may sign; without it, any that the browser finds for this site */
    async startAuthentication<P extends SignInPurpose>(purpose: P, data: ChallengeData[P], keyIds?: readonly string[]) {
      const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
      await challenges.store(purpose, { challenge, data, seconds });
      return {
        challenge,
        timeout: timeoutMs,
        rpId,
        ...(keyIds ? { allowCredentials: toList(keyIds) } : {}),
        userVerification: 'preferred',
      };
    },

    async finishAuthentication(
      purpose: SignInPurpose,
      response: Assertion,
    ): Promise<{ key: SecurityKey; counter: number }> {
      const { challenge, data } = await takeChallenge(purpose, response.response.clientDataJSON);
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

export type Ceremonies = ReturnType<typeof createCeremonies>;
