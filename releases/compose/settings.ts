import * as z from 'zod/mini';
import { socialNetworks, type SiteSettings } from 'shared-config/contract/site';

const url = z.url();
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(schema);

/** The environment that reaches the pages; every key has a harmless default, so that a fresh clone starts without any. */
const environment = z.object({
  SITE_URL: z._default(url, 'http://localhost:8080'),
  BRAND: z._default(z.string(), 'Ponte'),
  CHAT_NUMBER: z._default(z.string().check(z.regex(/^\d*$/)), '15550100199'),
  CONTACT_EMAIL: z._default(z.string(), 'ola@ponte.example'),
  SOCIAL_YOUTUBE: optional(url),
  SOCIAL_TIKTOK: optional(url),
  SOCIAL_INSTAGRAM: optional(url),
  SOCIAL_LINKEDIN: optional(url),
  NHOST_URL: z._default(z.string(), '/v1'),
  API_URL: z._default(z.string().check(z.regex(/\/api$/)), '/api'),
  TEXTS_URL: z._default(z.string(), ''),
  ALLOW_OVERRIDES: z._default(z.enum(['true', 'false']), 'false'),
});

export interface ComposerSettings {
  readonly site: SiteSettings;
  /** Where the texts lie: empty for the page's own origin, or the origin of another one. */
  readonly textsUrl: string;
}

/**
 * Reads what an owner configures of the pages.
 *
 * @throws Error that names the key whose value is wrong.
 */
export function readSettings(env: NodeJS.ProcessEnv): ComposerSettings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { SITE_URL, BRAND, CHAT_NUMBER, CONTACT_EMAIL, NHOST_URL, API_URL, TEXTS_URL, ...rest } = parsed.data;
  const social = socialNetworks.flatMap((network) => {
    const address = env[`SOCIAL_${network.toUpperCase()}`] ?? `https://example.com/${network}`;
    return address ? [[network, address] as const] : [];
  });
  return {
    site: {
      url: SITE_URL.replace(/\/+$/, ''),
      brand: BRAND,
      ...(CHAT_NUMBER && { chatNumber: CHAT_NUMBER }),
      ...(CONTACT_EMAIL && { email: CONTACT_EMAIL }),
      social: Object.fromEntries(social),
      nhostUrl: NHOST_URL,
      apiUrl: API_URL,
      allowOverrides: rest.ALLOW_OVERRIDES === 'true',
    },
    textsUrl: TEXTS_URL.replace(/\/+$/, ''),
  };
}
