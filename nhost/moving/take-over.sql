-- Prepares the schemas `auth` and `storage` of this product for Nhost's own services (docs/reference/moving-to-nhost.md).
-- Run it once, in one transaction: psql -1 -v ON_ERROR_STOP=1 -f nhost/moving/take-over.sql "$DATABASE_URL"

-- Names and functions as in Nhost's auth service 0.42. Its next versions change the schema themselves.
create function auth.set_current_timestamp_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end
$$;

create trigger set_auth_users_updated_at before update on auth.users
  for each row execute function auth.set_current_timestamp_updated_at();

create trigger set_auth_user_providers_updated_at before update on auth.user_providers
  for each row execute function auth.set_current_timestamp_updated_at();

create table auth.provider_requests (id uuid primary key, options jsonb);

insert into auth.providers (id) values
  ('github'), ('facebook'), ('twitter'), ('google'), ('apple'), ('linkedin'), ('windowslive'), ('spotify'), ('strava'),
  ('gitlab'), ('bitbucket'), ('discord'), ('twitch'), ('workos'), ('azuread'), ('entraid')
  on conflict do nothing;

-- A user of Nhost may have several identities of a provider.
alter table auth.user_providers drop constraint user_providers_user_id_provider_id_key;

create index refresh_tokens_refresh_token_hash_expires_at_user_id_idx
  on auth.refresh_tokens (refresh_token_hash, expires_at, user_id);

-- What Nhost's storage service makes in its migrations.
create function storage.set_current_timestamp_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end
$$;

create function storage.protect_default_bucket_delete() returns trigger language plpgsql as $$
begin
  if old.id = 'default' then raise exception 'Can not delete default bucket'; end if;
  return old;
end
$$;

create function storage.protect_default_bucket_update() returns trigger language plpgsql as $$
begin
  if old.id = 'default' and new.id <> 'default' then raise exception 'Can not rename default bucket'; end if;
  return new;
end
$$;

create trigger set_storage_buckets_updated_at before update on storage.buckets
  for each row execute function storage.set_current_timestamp_updated_at();

create trigger set_storage_files_updated_at before update on storage.files
  for each row execute function storage.set_current_timestamp_updated_at();

create trigger check_default_bucket_delete before delete on storage.buckets
  for each row execute function storage.protect_default_bucket_delete();

create trigger check_default_bucket_update before update on storage.buckets
  for each row execute function storage.protect_default_bucket_update();

-- Nhost has no cascade here. Without it, no file that was reported could be deleted.
create table storage.virus (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_id uuid not null references storage.files on delete cascade,
  filename text not null,
  virus text not null,
  user_session jsonb not null
);

create trigger set_storage_virus_updated_at before update on storage.virus
  for each row execute function storage.set_current_timestamp_updated_at();

-- The services take their first migrations for done. They would fail at tables that are there.
create table auth.schema_migrations (version bigint primary key, dirty boolean not null);

insert into auth.schema_migrations values (18, false);

create table storage.schema_migrations (version bigint primary key, dirty boolean not null);

insert into storage.schema_migrations values (5, false);
