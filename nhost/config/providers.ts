import * as z from 'zod/mini';
import { readAppleKey } from './apple-key';
import type { ProviderSettings, SharedSettings } from './provider-settings';
import { environmentError } from './read-environment';
import { secureUrl } from './values';

type Given = Record<string, string>;

/** The providers of Nhost that are known by name, with their defaults. Any other needs `AUTH_PROVIDER_<NAME>_ISSUER`. */
const known: Record<string, Given> = {
  // Apple knows no scope `profile`.
  apple: { ISSUER: 'https://appleid.apple.com', SCOPE: 'openid email name' },
  github: {
    AUTHORIZATION_URL: 'https://github.com/login/oauth/authorize',
    TOKEN_URL: 'https://github.com/login/oauth/access_token',
    USER_PROFILE_URL: 'https://api.github.com/user',
    SCOPE: 'user:email',
  },
  google: { ISSUER: 'https://accounts.google.com' },
};

const shared = {
  ENABLED: z._default(z.stringbool(), false),
  CLIENT_ID: z._default(z.string(), ''),
  CLIENT_SECRET: z._default(z.string(), ''),
  SCOPE: z._default(z.string(), 'openid email profile'),
};
const openid = z.object({ ...shared, ISSUER: secureUrl, AUDIENCE: z._default(z.string(), '') });
const oauth = z.object({ ...shared, AUTHORIZATION_URL: secureUrl, TOKEN_URL: secureUrl, USER_PROFILE_URL: secureUrl });
const apple = ['TEAM_ID', 'KEY_ID', 'PRIVATE_KEY'];

const settingNames = [...Object.keys(openid.shape), ...Object.keys(oauth.shape), ...apple];
const key = new RegExp(`^AUTH_PROVIDER_([A-Z][A-Z0-9]{0,39})_(${settingNames.join('|')})$`);
export const isProviderKey = (name: string): boolean => key.test(name);

/** The settings of the providers that are known by name. */
export const knownProviderKeys: readonly string[] = Object.keys(known).flatMap((name) => {
  const settings = name === 'github' ? Object.keys(oauth.shape) : Object.keys(openid.shape);
  const all = name === 'apple' ? [...settings, ...apple] : settings;
  return all.map((setting) => `AUTH_PROVIDER_${name.toUpperCase()}_${setting}`);
});

const split = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** @throws Error that names each wrong key */
function parse<Settings extends z.ZodMiniType>(schema: Settings, name: string, given: Given): z.output<Settings> {
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const prefix = `AUTH_PROVIDER_${name.toUpperCase()}`;
  throw environmentError(result.error.issues.map(({ path, message }) => `${prefix}_${path.join('.')}: ${message}`));
}

function readShared(name: string, data: z.output<z.ZodMiniObject<typeof shared>>): SharedSettings {
  const { ENABLED: isEnabled, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, SCOPE } = data;
  if (isEnabled && clientId === '') {
    throw environmentError([`AUTH_PROVIDER_${name.toUpperCase()}_CLIENT_ID: is missing`]);
  }
  return { name, isEnabled, clientId, clientSecret, scope: split(SCOPE).join(' '), audiences: [] };
}

function readProvider(name: string, given: Given): ProviderSettings {
  if (name === 'github') {
    const data = parse(oauth, name, given);
    const { AUTHORIZATION_URL: authorizationUrl, TOKEN_URL: tokenUrl, USER_PROFILE_URL: userUrl } = data;
    return { ...readShared(name, data), authorizationUrl, tokenUrl, userUrl };
  }
  const data = parse(openid, name, given);
  const settings = { ...readShared(name, data), issuer: data.ISSUER, audiences: split(data.AUDIENCE) };
  if (name !== 'apple') return settings;
  const appleKey = readAppleKey(given);
  return { ...settings, responseMode: 'form_post', ...(appleKey && { appleKey, clientSecret: '' }) };
}

/**
 * Reads `AUTH_PROVIDER_<NAME>_…`, by the provider's name in small letters.
 *
 * @throws Error that names each wrong key, never its value
 */
export function readProviders(env: Record<string, string | undefined>): ReadonlyMap<string, ProviderSettings> {
  const given = new Map(Object.entries(known));
  for (const [variable, value] of Object.entries(env)) {
    const [, provider, setting] = key.exec(variable) ?? [];
    if (!provider || !setting || !value) continue;
    const name = provider.toLowerCase();
    given.set(name, { ...given.get(name), [setting]: value });
  }
  return new Map([...given].map(([name, own]) => [name, readProvider(name, own)]));
}
