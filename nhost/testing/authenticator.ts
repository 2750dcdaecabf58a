import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Key {
  id: Buffer;
  privateKey: KeyObject;
  userHandle: Buffer;
  counter: number;
}

type Ceremony = 'webauthn.create' | 'webauthn.get';
interface Circumstances {
  origin: string;
  rpId: string;
  /** Whether the person touched the key. */
  isPresent: boolean;
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const ids = (list: ReadonlyArray<{ id: string }> = []) => list.map(({ id }) => id);

function encodePublicKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

/** A security key in software, in the browser of a page at the client URL. */
export function createAuthenticator(usually: Partial<Circumstances> = {}) {
  const keys: Key[] = [];

  const describe = ({ rpId, isPresent }: Circumstances, counter: number, attested?: Buffer) => {
    const head = Buffer.alloc(5);
    head.writeUInt8((isPresent ? 1 : 0) | (attested ? 0x40 : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, attested ?? Buffer.alloc(0)]);
  };
  const clientDataOf = (type: Ceremony, challenge: string, { origin }: Circumstances) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const complete = (now: Partial<Circumstances>): Circumstances => ({
    origin: 'http://localhost:3000',
    rpId: 'localhost',
    isPresent: true,
    ...usually,
    ...now,
  });

  return {
    keys,

    /** Makes a key, and what a browser's library sends of it. */
    create(
      options: { challenge: string; user: { id: string } },
      now: Partial<Circumstances> = {},
      keyId: Buffer = randomBytes(32),
    ) {
      const circumstances = complete(now);
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const key: Key = { id: keyId, privateKey, userHandle: Buffer.from(options.user.id), counter: 0 };
      keys.push(key);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), key.id, encodePublicKey(publicKey)]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(describe(circumstances, 0, attested))],
      ]);
      const id = key.id.toString('base64url');
      const clientDataJSON = clientDataOf('webauthn.create', options.challenge, circumstances).toString('base64url');
      const attestationObject = Buffer.from(isoCBOR.encode(attestation)).toString('base64url');
      const response = { clientDataJSON, attestationObject, transports: ['internal'] };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },

    /** Signs with the first key that is allowed, or with the last one that was made. */
    get(
      options: { challenge: string; allowCredentials?: ReadonlyArray<{ id: string }> },
      now: Partial<Circumstances> = {},
    ) {
      const allowed = ids(options.allowCredentials);
      const key = keys.find((one) => allowed.includes(one.id.toString('base64url'))) ?? keys.at(-1);
      if (!key) throw new Error('the authenticator has no key');
      key.counter += 1;
      const circumstances = complete(now);
      const authenticatorData = describe(circumstances, key.counter);
      const clientData = clientDataOf('webauthn.get', options.challenge, circumstances);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), key.privateKey);
      const id = key.id.toString('base64url');
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        // As Nhost's client sends it: the bytes as text.
        userHandle: key.userHandle.toString(),
      };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
