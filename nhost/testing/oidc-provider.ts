import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  locale?: string;
}

const kid = 'test';
const client = {
  client_id: 'ponte',
  client_secret: 'a secret of the tests',
  redirect_uris: ['acme', 'apple'].map((name) => `http://localhost:4010/v1/auth/signin/provider/${name}/callback`),
};

/** The key that a client of Apple makes its secrets with, as its file has it. */
const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const applePem = appleKey.privateKey.export({ type: 'pkcs8', format: 'pem' });

/** Starts the provider of `oidc-provider-process.mjs`. */
export async function startOidcProvider() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  const file = join(__dirname, 'oidc-provider-process.mjs');
  const child: ChildProcess = spawn(
    process.execPath,
    [file, JSON.stringify({ client, key, secretKey: appleKey.publicKey.export({ format: 'jwk' }) })],
    {
      // It warns of settings that are meant for tests.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  const tell = async (message: object) => {
    const understood = once(child, 'message');
    child.send(message);
    await understood;
  };
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];

  return {
    issuer,
    /** The settings of provider `acme`, which is this one. */
    settings: {
      AUTH_PROVIDER_ACME_ISSUER: issuer,
      AUTH_PROVIDER_ACME_ENABLED: 'true',
      AUTH_PROVIDER_ACME_CLIENT_ID: client.client_id,
      AUTH_PROVIDER_ACME_CLIENT_SECRET: client.client_secret,
    },
    /** The settings of provider `apple`, which is this one too. */
    appleSettings: {
      AUTH_PROVIDER_APPLE_ISSUER: issuer,
      AUTH_PROVIDER_APPLE_ENABLED: 'true',
      AUTH_PROVIDER_APPLE_CLIENT_ID: client.client_id,
      AUTH_PROVIDER_APPLE_TEAM_ID: 'TEAM',
      AUTH_PROVIDER_APPLE_KEY_ID: 'KEY',
      AUTH_PROVIDER_APPLE_PRIVATE_KEY: String(applePem).replaceAll('\n', '\\n'),
    },
    /** The person who signs in from now on. */
    seat: (person: Person) => tell({ person }),
    /** From now on each sign-in is declined. */
    decline: () => tell({ error: 'access_denied', error_description: 'the person declined' }),
    /** An id token of its own with the provider's key; for one hour, from the provider, for the client, unless the claims differ. */
    async signIdToken(claims: JWTPayload, header: { alg: string; kid: string } = { alg: 'RS256', kid }) {
      const seconds = Math.floor(Date.now() / 1000);
      const usual = { iss: issuer, aud: client.client_id, iat: seconds, exp: seconds + 3600, jti: randomUUID() };
      return new SignJWT({ ...usual, ...claims }).setProtectedHeader(header).sign(privateKey);
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}

export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>;
