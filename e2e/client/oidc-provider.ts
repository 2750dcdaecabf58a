import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { repository } from '../site/base';

interface Account {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

const client = { client_id: 'ponte', client_secret: 'a secret of the tests' };

/** The settings of a site whose provider `acme` is at this port. */
export const providerSettings = (port: number) => ({
  AUTH_PROVIDER_ACME_ISSUER: `http://127.0.0.1:${port}`,
  AUTH_PROVIDER_ACME_ENABLED: 'true',
  AUTH_PROVIDER_ACME_CLIENT_ID: client.client_id,
  AUTH_PROVIDER_ACME_CLIENT_SECRET: client.client_secret,
});

/** Starts the OpenID Connect provider of nhost's tests for a site. It signs people in without a screen. */
export async function startProvider(port: number, siteUrl: string) {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const secretKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const settings = {
    client: { ...client, redirect_uris: [`${siteUrl}/v1/auth/signin/provider/acme/callback`] },
    key: { ...key, kid: 'test', alg: 'RS256', use: 'sig' },
    ...{ secretKey, port },
  };
  const file = join(repository, 'nhost/testing/oidc-provider-process.mjs');
  const child = spawn(process.execPath, [file, JSON.stringify(settings)], {
    // It warns of settings that are meant for tests.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  const tell = async (message: object) => {
    const understood = once(child, 'message');
    child.send(message);
    await understood;
  };
  return {
    /** The account that signs in from now on. */
    seat: (person: Account) => tell({ person }),
    /** From now on each sign-in is declined. */
    decline: () => tell({ error: 'access_denied', error_description: 'the person declined' }),
    async stop() {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
