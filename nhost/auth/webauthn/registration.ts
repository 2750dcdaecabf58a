import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import type { ChallengeData } from '../challenges/challenges';
import type { AuthContext } from '../context';
import type { NewCredential } from './credential-schemas';
import type { NewSecurityKey } from './security-keys.repository';
import { invalidRequest, publicKey, takeChallenge, toKeyList } from './take-challenge';

type Purpose = 'webauthn-sign-up' | 'webauthn-add';

/** COSE numbers, in the order of Nhost's own service: ECDSA, RSA, RSA-PSS, EdDSA. */
const algorithms = [-7, -35, -36, -257, -258, -259, -37, -38, -39, -8];

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

/** Both calls that make a security key: options for the browser, and the check of what its authenticator made. */
export function createRegistration({ config, challenges }: AuthContext) {
  const { rpId, rpName, origins, timeoutMs } = config.webauthn;

  return {
    async start<P extends Purpose>(
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
      await challenges.store(purpose, { challenge, data, seconds: timeoutMs / 1000 });
      return {
        rp,
        // Nhost's client encodes the id itself; what the library makes of it would come back encoded twice.
        user,
        challenge,
        pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
        timeout: timeoutMs,
        ...(keyIds.length > 0 ? { excludeCredentials: toKeyList(keyIds) } : {}),
        authenticatorSelection,
        attestation: 'indirect',
      };
    },

    async finish<P extends Purpose>(purpose: P, response: NewCredential) {
      const { challenge, data } = await takeChallenge(challenges, purpose, response.response.clientDataJSON);
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
  };
}
