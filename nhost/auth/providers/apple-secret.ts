import { SignJWT } from 'jose';
import type { AppleKey } from '../../config/apple-key';

/** A client secret of Apple's kind, for one call. */
export async function signAppleSecret(key: AppleKey, issuer: string, clientId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key.privateKey);
}
