import type { NhostConfig } from '../../config/config';
import { AuthError } from '../errors/auth-error';
import type { SignUpOptions } from './account-schemas';

interface DecidedAccount {
  roles: string[];
  default_role: string;
  display_name: string;
  locale: string;
  metadata: string | null;
}

export function decideLocale(config: NhostConfig, wanted: string | undefined): string {
  const allowed = wanted !== undefined && config.AUTH_LOCALE_ALLOWED_LOCALES.includes(wanted);
  return allowed ? wanted : config.AUTH_LOCALE_DEFAULT;
}

/**
 * A new user as its options describe it. Nobody gets a role that the configuration does not offer.
 *
 * @throws AuthError when a role is not allowed
 */
export function decideAccount(config: NhostConfig, options: SignUpOptions, name: string): DecidedAccount {
  const default_role = options?.defaultRole ?? config.AUTH_USER_DEFAULT_ROLE;
  const roles = options?.allowedRoles ?? config.AUTH_USER_DEFAULT_ALLOWED_ROLES;
  const offered = [...config.AUTH_USER_DEFAULT_ALLOWED_ROLES, config.AUTH_USER_DEFAULT_ROLE];
  if (!roles.every((role) => offered.includes(role))) throw new AuthError('role-not-allowed');
  if (!roles.includes(default_role)) throw new AuthError('default-role-must-be-in-allowed-roles');
  return {
    roles: [...new Set(roles)],
    default_role,
    display_name: options?.displayName ?? name,
    locale: decideLocale(config, options?.locale),
    metadata: options?.metadata ? JSON.stringify(options.metadata) : null,
  };
}

/** Whether the operator's lists let this address have an account. */
export function isEmailAllowed(config: NhostConfig, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const blocked =
    config.AUTH_ACCESS_CONTROL_BLOCKED_EMAILS.includes(email) ||
    config.AUTH_ACCESS_CONTROL_BLOCKED_EMAIL_DOMAINS.includes(domain);
  if (blocked) return false;
  const { AUTH_ACCESS_CONTROL_ALLOWED_EMAILS: emails, AUTH_ACCESS_CONTROL_ALLOWED_EMAIL_DOMAINS: domains } = config;
  return (emails.length === 0 && domains.length === 0) || emails.includes(email) || domains.includes(domain);
}
