import * as openid from 'openid-client';
import * as z from 'zod/mini';
import type { OAuthSettings } from '../../config/provider-settings';
import { AuthError } from '../errors/auth-error';
import { buildCodeUrl, exchangeCode, timeoutSeconds } from './code-flow';
import { readProfile } from './profile';
import type { Provider } from './provider';

const person = z.object({ id: z.int(), login: z.string(), name: z.nullish(z.string()) });
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** The primary e-mail, unless only another one is verified. */
const chooseEmail = (all: z.output<typeof emails>) =>
  all.find(({ primary, verified }) => primary && verified) ??
  all.find(({ verified }) => verified) ??
  all.find(({ primary }) => primary);

function createConfiguration({ authorizationUrl, tokenUrl, clientId, clientSecret }: OAuthSettings) {
  // GitHub has no discovery, but names itself in `iss` by the address that its endpoints begin with.
  const issuer = new URL('.', authorizationUrl).href.replace(/\/$/, '');
  const server = { issuer, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl };
  const configuration = new openid.Configuration(server, clientId, clientSecret || undefined);
  configuration.timeout = timeoutSeconds;
  // Of this machine alone: the settings allow no other.
  if (new URL(tokenUrl).protocol === 'http:') openid.allowInsecureRequests(configuration);
  return configuration;
}

/** A provider without OpenID Connect describes the person in JSON of its own; this is GitHub's. */
export function createOAuthProvider(settings: OAuthSettings): Provider {
  const { scope, userUrl } = settings;

  async function fetchJson<Schema extends z.ZodMiniType>(
    configuration: openid.Configuration,
    token: string,
    { url, schema }: { url: string; schema: Schema },
  ): Promise<z.output<Schema>> {
    const headers = new Headers({ accept: 'application/json' });
    const response = await openid.fetchProtectedResource(configuration, token, new URL(url), 'GET', null, headers);
    if (!response.ok) throw new Error(`${url} responded ${response.status}`);
    return z.parse(schema, await response.json());
  }

  return {
    settings,

    buildAuthorizationUrl: async (request) => buildCodeUrl(createConfiguration(settings), request, { scope }),

    async fetchProfile(current, { codeVerifier }) {
      const configuration = createConfiguration(settings);
      const { access_token: token } = await exchangeCode(configuration, current, { pkceCodeVerifier: codeVerifier });
      const [user, all] = await Promise.all([
        fetchJson(configuration, token, { url: userUrl, schema: person }),
        fetchJson(configuration, token, { url: `${userUrl}/emails`, schema: emails }),
      ]).catch((error: unknown) => {
        throw new AuthError('oauth-profile-fetch-failed', undefined, { cause: error });
      });
      const { email, verified } = chooseEmail(all) ?? {};
      return readProfile({ sub: String(user.id), name: user.name ?? user.login, email, email_verified: verified });
    },
  };
}
