import { sql, type Kysely } from 'kysely';

/**
 * Files, in the tables and columns of Nhost's own storage service. `is_uploaded` is false while a file's content is being
 * stored or removed: a row that stays so is what a crash left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create schema storage`,
    sql`create table storage.buckets (
      id text primary key,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      download_expiration integer not null default 30
        constraint download_expiration_valid_range check (download_expiration between 1 and 604800),
      min_upload_file_size integer not null default 1,
      max_upload_file_size integer not null default 50000000,
      cache_control text default 'max-age=3600',
      presigned_urls_enabled boolean not null default true
    )`,
    sql`insert into storage.buckets (id) values ('default')`,
    sql`create table storage.files (
      id uuid primary key default gen_random_uuid(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      bucket_id text not null default 'default'
        constraint fk_bucket references storage.buckets on update cascade on delete cascade,
      name text,
      size integer,
      mime_type text,
      etag text,
      is_uploaded boolean default false,
      uploaded_by_user_id uuid,
      metadata jsonb
    )`,
    sql`create index files_uploaded_by_user_id_idx on storage.files (uploaded_by_user_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
