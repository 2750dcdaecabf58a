import { sql, type Kysely } from 'kysely';

/** Accounts, in the tables and columns of Nhost's own auth service, so that it can take over this database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create extension if not exists citext`,
    sql`create schema auth`,
    sql`create table auth.roles (role text primary key)`,
    sql`insert into auth.roles (role) values ('user'), ('me'), ('anonymous')`,
    sql`create table auth.users (
      id uuid primary key default gen_random_uuid(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      last_seen timestamptz,
      disabled boolean not null default false,
      display_name text not null default '',
      avatar_url text not null default '',
      locale varchar(3) not null default 'pt',
      email citext constraint users_email_key unique,
      phone_number text constraint users_phone_number_key unique,
      password_hash text,
      email_verified boolean not null default false,
      phone_number_verified boolean not null default false,
      new_email citext,
      otp_method_last_used text,
      otp_hash text,
      otp_hash_expires_at timestamptz not null default now(),
      default_role text not null default 'user' references auth.roles on update cascade,
      is_anonymous boolean not null default false,
      totp_secret text,
      active_mfa_type text constraint active_mfa_types_check check (active_mfa_type in ('totp', 'sms')),
      ticket text,
      ticket_expires_at timestamptz not null default now(),
      metadata jsonb,
      webauthn_current_challenge text
    )`,
    sql`create table auth.user_roles (
      id uuid primary key default gen_random_uuid(),
      created_at timestamptz not null default now(),
      user_id uuid not null references auth.users on delete cascade,
      role text not null references auth.roles on update cascade,
      unique (user_id, role)
    )`,
    sql`create table auth.refresh_token_types (value text primary key, comment text)`,
    sql`insert into auth.refresh_token_types values ('regular', 'Regular refresh token'), ('pat', 'Personal access token')`,
    sql`create table auth.refresh_tokens (
      id uuid primary key default gen_random_uuid(),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      user_id uuid not null references auth.users on delete cascade,
      metadata jsonb,
      type text not null default 'regular' references auth.refresh_token_types,
      refresh_token_hash varchar(255) not null unique
    )`,
    sql`create index refresh_tokens_user_id_idx on auth.refresh_tokens (user_id)`,
    sql`create table auth.providers (id text primary key)`,
    sql`create table auth.user_providers (
      id uuid primary key default gen_random_uuid(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      user_id uuid not null references auth.users on delete cascade,
      access_token text not null,
      refresh_token text,
      provider_id text not null references auth.providers on update cascade,
      provider_user_id text not null,
      unique (user_id, provider_id),
      unique (provider_id, provider_user_id)
    )`,
    sql`create table auth.user_security_keys (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references auth.users on delete cascade,
      credential_id text not null unique,
      credential_public_key bytea not null,
      counter bigint not null default 0,
      transports varchar(255) not null default '',
      nickname text
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
