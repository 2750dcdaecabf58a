import type { Authenticator } from './authenticator';

interface Listed {
  id: ArrayBuffer;
}
interface CreateOptions {
  publicKey: { challenge: ArrayBuffer; user: { id: Uint8Array } };
}
interface GetOptions {
  publicKey: { challenge: ArrayBuffer; allowCredentials?: Listed[] };
}

const toText = (bytes: ArrayBuffer) => Buffer.from(new Uint8Array(bytes)).toString('base64url');
const toBytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer;

/** What a browser returns: bytes where the wire has text. */
function toCredential({ id, response, ...rest }: ReturnType<Authenticator['create'] | Authenticator['get']>) {
  const { userHandle, transports, ...bytes } = response as Record<string, string> & { transports?: string[] };
  const fields = Object.entries(bytes).map(([name, text]) => [name, toBytes(text as string)]);
  return {
    ...rest,
    id,
    rawId: toBytes(id),
    response: {
      ...Object.fromEntries(fields),
      ...(userHandle === undefined ? {} : { userHandle: new TextEncoder().encode(userHandle).buffer }),
      getTransports: () => transports ?? [],
    },
    getClientExtensionResults: () => ({}),
  };
}

/** Gives Node the part of a browser by which the client reaches an authenticator. Returns what takes it away again. */
export function lendAuthenticator(authenticator: Authenticator): () => void {
  const credentials = {
    create: async ({ publicKey: { challenge, user } }: CreateOptions) =>
      toCredential(
        authenticator.create({ challenge: toText(challenge), user: { id: Buffer.from(user.id).toString() } }),
      ),
    get: async ({ publicKey: { challenge, allowCredentials } }: GetOptions) =>
      toCredential(
        authenticator.get({
          challenge: toText(challenge),
          ...(allowCredentials ? { allowCredentials: allowCredentials.map(({ id }) => ({ id: toText(id) })) } : {}),
        }),
      ),
  };
  const lent = { window: { PublicKeyCredential: Object }, navigator: { credentials } };
  const before = Object.keys(lent).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(lent)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
