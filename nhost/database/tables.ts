import type { ColumnType, Generated, Kysely } from 'kysely';

type Created = ColumnType<Date, Date | undefined, never>;
type Updated = ColumnType<Date, Date | undefined, Date>;
type Json = ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;

export interface AuthUsersTable {
  id: Generated<string>;
  created_at: Created;
  updated_at: Updated;
  last_seen: Date | null;
  disabled: Generated<boolean>;
  display_name: Generated<string>;
  avatar_url: Generated<string>;
  locale: Generated<string>;
  email: string | null;
  phone_number: string | null;
  password_hash: string | null;
  email_verified: Generated<boolean>;
  phone_number_verified: Generated<boolean>;
  new_email: string | null;
  otp_method_last_used: string | null;
  otp_hash: string | null;
  otp_hash_expires_at: Generated<Date>;
  default_role: Generated<string>;
  is_anonymous: Generated<boolean>;
  totp_secret: string | null;
  totp_last_step: number | null;
  active_mfa_type: string | null;
  ticket: string | null;
  ticket_expires_at: Generated<Date>;
  metadata: Json;
}

interface RefreshTokensTable {
  id: Generated<string>;
  created_at: Created;
  expires_at: Date;
  user_id: string;
  metadata: Json;
  type: Generated<'regular' | 'pat'>;
  refresh_token_hash: string;
}

export interface BucketsTable {
  id: string;
  created_at: Created;
  updated_at: Updated;
  download_expiration: Generated<number>;
  min_upload_file_size: Generated<number>;
  max_upload_file_size: Generated<number>;
  cache_control: Generated<string | null>;
  presigned_urls_enabled: Generated<boolean>;
}

export interface FilesTable {
  id: Generated<string>;
  created_at: Created;
  updated_at: Updated;
  bucket_id: Generated<string>;
  name: string | null;
  size: number | null;
  mime_type: string | null;
  etag: string | null;
  is_uploaded: Generated<boolean>;
  uploaded_by_user_id: string | null;
  metadata: Json;
}

interface SecurityKeysTable {
  id: Generated<string>;
  user_id: string;
  credential_id: string;
  credential_public_key: Uint8Array;
  /** A string from a server, as the type is `bigint`. */
  counter: ColumnType<number | string, number, number>;
  transports: Generated<string>;
  nickname: string | null;
}

interface UserProvidersTable {
  id: Generated<string>;
  created_at: Created;
  updated_at: Updated;
  user_id: string;
  access_token: string;
  provider_id: string;
  provider_user_id: string;
}

/** The columns of the schemas `auth` and `storage` that the code reads or writes; the migrations have them all. */
export interface AuthTables {
  'auth.users': AuthUsersTable;
  'auth.user_roles': { id: Generated<string>; user_id: string; role: string };
  'auth.roles': { role: string };
  'auth.refresh_tokens': RefreshTokensTable;
  'auth.providers': { id: string };
  'auth.user_providers': UserProvidersTable;
  'auth.user_security_keys': SecurityKeysTable;
  'auth.challenges': { challenge: string; purpose: string; data: ColumnType<unknown, string, never>; expires_at: Date };
  'auth.used_id_tokens': { hash: string; expires_at: Date };
  /** `expire`: milliseconds since 1970; a string from a server, as the type is `bigint`. */
  'auth.rate_limits': { key: string; points: number; expire: number | string };
  'storage.buckets': BucketsTable;
  'storage.files': FilesTable;
}

export type AuthDatabase = Kysely<AuthTables>;
