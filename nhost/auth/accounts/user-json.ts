import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { NhostConfig } from '../../config/config';
import type { AuthUsersTable } from '../../database/tables';

export type Account = Selectable<AuthUsersTable>;

/** A user as Nhost's clients see one. `email` and `phoneNumber` are absent when there is none. */
export interface UserJson {
  activeMfaType: string | null;
  avatarUrl: string;
  createdAt: string;
  defaultRole: string;
  displayName: string;
  email?: string;
  emailVerified: boolean;
  id: string;
  isAnonymous: boolean;
  locale: string;
  metadata: Record<string, unknown> | null;
  phoneNumber?: string;
  phoneNumberVerified: boolean;
  roles: string[];
}

export function toUserJson(account: Account, roles: string[]): UserJson {
  return {
    activeMfaType: account.active_mfa_type,
    avatarUrl: account.avatar_url,
    createdAt: account.created_at.toISOString(),
    defaultRole: account.default_role,
    displayName: account.display_name,
    ...(account.email === null ? {} : { email: account.email }),
    emailVerified: account.email_verified,
    id: account.id,
    isAnonymous: account.is_anonymous,
    locale: account.locale,
    metadata: account.metadata,
    ...(account.phone_number === null ? {} : { phoneNumber: account.phone_number }),
    phoneNumberVerified: account.phone_number_verified,
    roles,
  };
}

export function buildAvatarUrl(config: NhostConfig, email: string): string {
  if (!config.AUTH_GRAVATAR_ENABLED) return '';
  const hash = createHash('md5').update(email.toLowerCase()).digest('hex');
  const query = new URLSearchParams({ d: config.AUTH_GRAVATAR_DEFAULT, r: config.AUTH_GRAVATAR_RATING });
  return `https://www.gravatar.com/avatar/${hash}?${query}`;
}
