import * as z from 'zod/mini';
import { checkDataSettings, dataSettings } from './data-settings';
import { jwtSettings } from './jwt-settings';
import type { ProviderSettings } from './provider-settings';
import { isProviderKey, readProviders } from './providers';
import { environmentError, readEnvironment, whole } from './read-environment';
import { readTwilio, smsSettings, type TwilioSettings } from './sms-settings';
import { httpUrl, list } from './values';

const flag = (fallback: boolean) => z._default(z.stringbool(), fallback);
const text = (fallback: string) => z._default(z.string(), fallback);

const lowerList = z.pipe(
  list(''),
  z.transform((parts: string[]) => parts.map((part) => part.toLowerCase())),
);

/** A path without the slash at its end. */
const prefix = z._default(
  z.string().check(
    z.overwrite((path) => path.replace(/\/+$/, '')),
    z.regex(/^(\/[\w.-]+)*$/, 'must begin with a slash'),
  ),
  '',
);

/** A duration as Go writes it, in whole hours, minutes or seconds: `5m`. In seconds. */
const duration = (fallback: string) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^[1-9]\d{0,6}[smh]$/, 'must be like 30s, 5m or 1h')), fallback),
    z.transform((value: string) => Number.parseInt(value, 10) * ({ s: 1, m: 60, h: 3600 }[value.slice(-1)] ?? 1)),
  );

const year = 31_536_000;

const environment = z.object({
  SITE_URL: z.optional(httpUrl),
  AUTH_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))),
  AUTH_API_PREFIX: prefix,
  AUTH_CLIENT_URL: z.optional(httpUrl),
  AUTH_SERVER_URL: z.optional(httpUrl),

  AUTH_ACCESS_CONTROL_ALLOWED_REDIRECT_URLS: list(''),
  AUTH_ACCESS_CONTROL_ALLOWED_EMAILS: lowerList,
  AUTH_ACCESS_CONTROL_ALLOWED_EMAIL_DOMAINS: lowerList,
  AUTH_ACCESS_CONTROL_BLOCKED_EMAILS: lowerList,
  AUTH_ACCESS_CONTROL_BLOCKED_EMAIL_DOMAINS: lowerList,

  AUTH_ACCESS_TOKEN_EXPIRES_IN: whole(900, 1, 86_400),
  AUTH_REFRESH_TOKEN_EXPIRES_IN: whole(2_592_000, 1, year),
  HASURA_GRAPHQL_JWT_SECRET: z.optional(jwtSettings),

  AUTH_ANONYMOUS_USERS_ENABLED: flag(false),
  AUTH_CONCEAL_ERRORS: flag(false),
  AUTH_DISABLE_NEW_USERS: flag(false),
  AUTH_DISABLE_SIGNUP: flag(false),
  AUTH_EMAIL_PASSWORDLESS_ENABLED: flag(false),
  AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED: flag(false),
  AUTH_MFA_ENABLED: flag(false),
  AUTH_MFA_TOTP_ISSUER: text('hasura-auth'),
  AUTH_OTP_EMAIL_ENABLED: flag(false),

  AUTH_REQUIRE_ELEVATED_CLAIM: z._default(z.enum(['disabled', 'recommended', 'required']), 'disabled'),
  AUTH_WEBAUTHN_ENABLED: flag(false),
  AUTH_WEBAUTHN_RP_ID: z.optional(z.string()),
  AUTH_WEBAUTHN_RP_NAME: text('Ponte'),
  AUTH_WEBAUTHN_RP_ORIGINS: list(''),
  AUTH_WEBAUTHN_ATTESTATION_TIMEOUT: whole(300_000, 1000, 3_600_000),

  AUTH_GRAVATAR_ENABLED: flag(true),
  AUTH_GRAVATAR_DEFAULT: text('blank'),
  AUTH_GRAVATAR_RATING: text('g'),
  AUTH_LOCALE_DEFAULT: z._default(z.string().check(z.length(2)), 'pt'),
  AUTH_LOCALE_ALLOWED_LOCALES: list('pt,en,es'),
  AUTH_PASSWORD_MIN_LENGTH: z.optional(z.coerce.number().check(z.int(), z.minimum(3), z.maximum(50))),
  PASSWORD_MIN_LENGTH: z._default(z.coerce.number(), 6),
  AUTH_USER_DEFAULT_ROLE: text('user'),
  AUTH_USER_DEFAULT_ALLOWED_ROLES: list('me,user'),

  AUTH_RATE_LIMIT_ENABLE: flag(true),
  AUTH_RATE_LIMIT_GLOBAL_BURST: whole(100, 1, 1_000_000),
  AUTH_RATE_LIMIT_GLOBAL_INTERVAL: duration('1m'),
  AUTH_RATE_LIMIT_BRUTE_FORCE_BURST: whole(10, 1, 1_000_000),
  AUTH_RATE_LIMIT_BRUTE_FORCE_INTERVAL: duration('5m'),
  AUTH_RATE_LIMIT_SIGNUPS_BURST: whole(10, 1, 1_000_000),
  AUTH_RATE_LIMIT_SIGNUPS_INTERVAL: duration('5m'),
  AUTH_RATE_LIMIT_EMAIL_BURST: whole(10, 1, 1_000_000),
  AUTH_RATE_LIMIT_EMAIL_INTERVAL: duration('1h'),
  AUTH_RATE_LIMIT_SMS_BURST: whole(10, 1, 1_000_000),
  AUTH_RATE_LIMIT_SMS_INTERVAL: duration('1h'),

  AUTH_SMTP_HOST: z.optional(z.string()),
  AUTH_SMTP_PORT: whole(587, 1, 65_535),
  AUTH_SMTP_USER: z.optional(z.string()),
  AUTH_SMTP_PASS: z.optional(z.string()),
  AUTH_SMTP_SECURE: flag(false),
  AUTH_SMTP_SENDER: text('no-reply@ponte.example'),

  ...smsSettings.shape,
  ...dataSettings.shape,
});

/** Settings of the service: those of the environment, and what follows from several of them. */
export interface NhostConfig extends Readonly<z.output<typeof environment>> {
  clientUrl: string;
  serverUrl: string;
  passwordMinLength: number;
  storageUrl: string;
  /** Without it messages to phones go into a folder. */
  twilio: TwilioSettings | undefined;
  /** By name. */
  providers: ReadonlyMap<string, ProviderSettings>;
  webauthn: {
    /** The domain that keys are bound to. */
    rpId: string;
    rpName: string;
    /** The origins whose pages may use the keys. */
    origins: string[];
    timeoutMs: number;
  };
}

/** Shared with the backend, which names them itself. */
const sharedKeys = ['SITE_URL', 'PASSWORD_MIN_LENGTH'];
export const nhostKeys: readonly string[] = Object.keys(environment.shape).filter((key) => !sharedKeys.includes(key));

/** Whether a program that the server starts must not get the variable. */
export const isNhostKey = (key: string): boolean => nhostKeys.includes(key) || isProviderKey(key);

/**
 * Reads Nhost's own environment names. An empty value counts as absent.
 *
 * @throws Error that names each wrong key, never its value
 */
export function readNhostConfig(env: Record<string, string | undefined>): NhostConfig {
  const data = readEnvironment(environment, env);
  if (!data.AUTH_USER_DEFAULT_ALLOWED_ROLES.includes(data.AUTH_USER_DEFAULT_ROLE)) {
    throw environmentError(['AUTH_USER_DEFAULT_ROLE: must be one of AUTH_USER_DEFAULT_ALLOWED_ROLES']);
  }
  checkDataSettings(data);
  const clientUrl = data.AUTH_CLIENT_URL ?? data.SITE_URL ?? 'http://localhost:3000';
  return Object.freeze({
    ...data,
    clientUrl,
    serverUrl: data.AUTH_SERVER_URL ?? `${clientUrl}/v1/auth`,
    passwordMinLength: data.AUTH_PASSWORD_MIN_LENGTH ?? data.PASSWORD_MIN_LENGTH,
    storageUrl: data.STORAGE_SERVER_URL ?? `${clientUrl}/v1/storage`,
    twilio: readTwilio(data),
    providers: readProviders(env),
    webauthn: {
      rpId: data.AUTH_WEBAUTHN_RP_ID ?? new URL(clientUrl).hostname,
      rpName: data.AUTH_WEBAUTHN_RP_NAME,
      origins: [...new Set([new URL(clientUrl).origin, ...data.AUTH_WEBAUTHN_RP_ORIGINS])],
      timeoutMs: data.AUTH_WEBAUTHN_ATTESTATION_TIMEOUT,
    },
  });
}
