import * as z from 'zod/mini';
import { environmentError } from './read-environment';

/** An OpenID Connect provider that users may sign in with. */
export interface ProviderSettings {
  name: string;
  issuer: string;
  /** Whether a browser may be sent there; id tokens need an audience instead. */
  isEnabled: boolean;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The clients whose id tokens are taken. */
  audiences: string[];
}

/** Nhost's own providers that speak OpenID Connect, and where. Any other needs `AUTH_PROVIDER_<NAME>_ISSUER`. */
const knownIssuers: Record<string, string> = {
  apple: 'https://appleid.apple.com',
  google: 'https://accounts.google.com',
};

const key = /^AUTH_PROVIDER_([A-Z][A-Z0-9]{0,39})_(ENABLED|ISSUER|CLIENT_ID|CLIENT_SECRET|SCOPE|AUDIENCE)$/;
export const isProviderKey = (name: string): boolean => key.test(name);

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** A provider on this machine, as in a test, needs no TLS. */
const issuerUrl = z.url({ protocol: /^https?$/ }).check(
  z.refine((text) => !URL.canParse(text) || new URL(text).protocol === 'https:' || isLoopback(new URL(text)), {
    error: 'must begin with https://',
  }),
);

const settings = z.object({
  ISSUER: issuerUrl,
  ENABLED: z._default(z.stringbool(), false),
  CLIENT_ID: z._default(z.string(), ''),
  CLIENT_SECRET: z._default(z.string(), ''),
  SCOPE: z._default(z.string(), 'openid email profile'),
  AUDIENCE: z._default(z.string(), ''),
});

function readProvider(name: string, given: Record<string, string>): ProviderSettings {
  const prefix = `AUTH_PROVIDER_${name.toUpperCase()}`;
  const issuer = given.ISSUER ?? knownIssuers[name];
  const result = z.safeParse(settings, { ...given, ...(issuer === undefined ? {} : { ISSUER: issuer }) });
  if (!result.success) {
    throw environmentError(result.error.issues.map(({ path, message }) => `${prefix}_${path.join('.')}: ${message}`));
  }
  const { ENABLED: isEnabled, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, ...data } = result.data;
  if (isEnabled && clientId === '') throw environmentError([`${prefix}_CLIENT_ID: is missing`]);
  const audiences = data.AUDIENCE.split(',').map((part) => part.trim());
  return {
    name,
    issuer: data.ISSUER,
    isEnabled,
    clientId,
    clientSecret,
    scope: data.SCOPE.split(/[\s,]+/).join(' '),
    audiences: audiences.filter(Boolean),
  };
}

/**
 * Reads `AUTH_PROVIDER_<NAME>_…`, by the provider's name in small letters.
 *
 * @throws Error that names each wrong key, never its value
 */
export function readProviders(env: Record<string, string | undefined>): ReadonlyMap<string, ProviderSettings> {
  const given = new Map<string, Record<string, string>>(Object.keys(knownIssuers).map((name) => [name, {}]));
  for (const [variable, value] of Object.entries(env)) {
    const [, provider, setting] = key.exec(variable) ?? [];
    if (!provider || !setting || !value) continue;
    const name = provider.toLowerCase();
    given.set(name, { ...given.get(name), [setting]: value });
  }
  return new Map([...given].map(([name, own]) => [name, readProvider(name, own)]));
}
