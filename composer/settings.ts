import * as z from 'zod/mini';
import { priceSources } from '@ponte/contract/catalogue/price';
import { decideNhostUrls } from '@ponte/contract/nhost-urls';
import type { SiteValues } from '@ponte/contract/release';
import { socialNetworks, type SiteSettings } from '@ponte/contract/site';

const webUrl = z.url({ protocol: /^https?$/, error: 'must be a web address' });
const empty = z.literal('');

/** Paths are appended to it. */
const origin = webUrl.check(z.regex(/^\w+:\/\/[^/?#]+\/?$/, 'must have no path'));

const profileKeys = socialNetworks.map((network) => [`SOCIAL_${network.toUpperCase()}`, network] as const);
const profiles = profileKeys.map(
  ([key, network]) => [key, z._default(z.union([empty, webUrl]), `https://example.com/${network}`)] as const,
);

/** The settings of the pages. Every key has a default, so that a fresh clone starts without configuration. */
const pageSchema = z.object({
  SITE_URL: z._default(origin, 'http://localhost:8080'),
  BRAND: z._default(z.string().check(z.minLength(1, 'must not be empty')), 'Ponte'),
  CHAT_NUMBER: z._default(z.string().check(z.regex(/^\d*$/, 'must be digits only')), '15550100199'),
  CONTACT_EMAIL: z._default(z.string(), 'ola@ponte.example'),
  NHOST_URL: z._default(
    z.string().check(z.refine(hasNhostUrls, 'must have a URL for each of Nhost’s services')),
    '/v1',
  ),
  API_URL: z._default(z.string().check(z.regex(/\/api$/, 'must end in /api')), '/api'),
  TEXTS_URL: z._default(z.union([empty, webUrl]), ''),
  ALLOW_OVERRIDES: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  PRICES_FROM: z._default(z.enum(priceSources, 'must be surface, detail or list'), 'surface'),
});
const profileSchema = z.object(Object.fromEntries(profiles));

/** The configured values by key; an absent key has its default. */
export type ConfiguredValues = Readonly<Record<string, string | undefined>>;

/**
 * Every setting of the pages with its value; URLs without a trailing slash.
 *
 * @throws Error that names the key whose value is wrong.
 */
export function completePageValues(given: ConfiguredValues): SiteValues {
  const values = { ...parse(pageSchema, given), ...parse(profileSchema, given) };
  return { ...values, SITE_URL: withoutSlash(values.SITE_URL), TEXTS_URL: withoutSlash(values.TEXTS_URL) };
}

export interface ComposerSettings {
  readonly site: SiteSettings;
  /** The origin of the texts; empty for the page's own. */
  readonly textsUrl: string;
}

/**
 * Parses the settings of the pages. An empty value hides what depends on it.
 *
 * @throws Error that names the key whose value is wrong.
 */
export function readSettings(given: ConfiguredValues): ComposerSettings {
  const values = parse(pageSchema, given);
  const addresses = parse(profileSchema, given);
  return {
    site: {
      url: withoutSlash(values.SITE_URL),
      brand: values.BRAND,
      ...(values.CHAT_NUMBER && { chatNumber: values.CHAT_NUMBER }),
      ...(values.CONTACT_EMAIL && { email: values.CONTACT_EMAIL }),
      social: Object.fromEntries(
        profileKeys.flatMap(([key, network]) => (addresses[key] ? [[network, addresses[key]]] : [])),
      ),
      nhostUrl: values.NHOST_URL,
      apiUrl: values.API_URL,
      allowOverrides: values.ALLOW_OVERRIDES === 'true',
      ...(values.PRICES_FROM !== 'surface' && { pricesFrom: values.PRICES_FROM }),
    },
    textsUrl: withoutSlash(values.TEXTS_URL),
  };
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, given: ConfiguredValues): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.')} ${issue?.message}`);
}

function hasNhostUrls(nhostUrl: string): boolean {
  try {
    return Boolean(decideNhostUrls(nhostUrl));
  } catch {
    return false;
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
