import { createPrivateKey, type KeyObject } from 'node:crypto';
import { environmentError } from './read-environment';

/** What Apple has instead of a client secret: a key that signs one for each call. */
export interface AppleKey {
  teamId: string;
  keyId: string;
  privateKey: KeyObject;
}

const prefix = 'AUTH_PROVIDER_APPLE';

/** Of a `.p8` file; its line breaks may be written as `\n`. */
function parsePrivateKey(text: string): KeyObject {
  try {
    const key = createPrivateKey(text.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // The reason may repeat a part of the key.
  }
  throw environmentError([`${prefix}_PRIVATE_KEY: is not a private key of curve P-256 in PEM`]);
}

/**
 * @returns undefined when none is configured
 * @throws Error that names each wrong key, never its value
 */
export function readAppleKey(given: Record<string, string>): AppleKey | undefined {
  const { TEAM_ID: teamId, KEY_ID: keyId, PRIVATE_KEY: privateKey } = given;
  if (!teamId && !keyId && !privateKey) return undefined;
  if (teamId && keyId && privateKey) return { teamId, keyId, privateKey: parsePrivateKey(privateKey) };
  throw environmentError([`${prefix}_TEAM_ID, ${prefix}_KEY_ID, ${prefix}_PRIVATE_KEY: set all, or none`]);
}
