import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { authChecks, signOutCheck } from '../check/auth-checks';
import { createCall } from '../check/calls';
import { runChecks } from '../check/check';
import { graphqlChecks, storageChecks } from '../check/data-checks';
import { asUser } from '../testing/data-test';
import { createStorageTest } from '../testing/storage-test';

const { test, signUp, uploadOne, contents, countRows } = createStorageTest();
const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

/** The columns of Nhost's auth service 0.42 and storage service, by its own dump and migrations. */
const nhostColumns: Record<string, string> = {
  'auth.provider_requests': 'id options',
  'auth.providers': 'id',
  'auth.refresh_token_types': 'value comment',
  'auth.refresh_tokens': 'id created_at expires_at user_id metadata type refresh_token_hash',
  'auth.roles': 'role',
  'auth.schema_migrations': 'version dirty',
  'auth.user_providers': 'id created_at updated_at user_id access_token refresh_token provider_id provider_user_id',
  'auth.user_roles': 'id created_at user_id role',
  'auth.user_security_keys': 'id user_id credential_id credential_public_key counter transports nickname',
  'auth.users':
    'id created_at updated_at last_seen disabled display_name avatar_url locale email phone_number password_hash ' +
    'email_verified phone_number_verified new_email otp_method_last_used otp_hash otp_hash_expires_at default_role ' +
    'is_anonymous totp_secret active_mfa_type ticket ticket_expires_at metadata webauthn_current_challenge',
  'storage.buckets':
    'id created_at updated_at download_expiration min_upload_file_size max_upload_file_size cache_control ' +
    'presigned_urls_enabled',
  'storage.files':
    'id created_at updated_at bucket_id name size mime_type etag is_uploaded uploaded_by_user_id metadata',
  'storage.schema_migrations': 'version dirty',
  'storage.virus': 'id created_at updated_at file_id filename virus user_session',
};

async function listColumns(): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_schema || '.' || table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema in ('auth', 'storage', 'public') group by 1`.execute(test.db);
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

beforeAll(async () => {
  // A driver takes one statement at a time.
  for (const statement of read('take-over.sql').split(/;\n\n/)) await sql.raw(statement).execute(test.db);
});

it('has every table and column that Nhost’s services know', async () => {
  const columns = await listColumns();
  for (const [name, known] of Object.entries(nhostColumns)) {
    expect({ name, columns: columns[name] }).toEqual({ name, columns: expect.arrayContaining(known.split(' ')) });
  }
});

it('is taken for migrated by Nhost’s services', async () => {
  const versionOf = async (schema: string) =>
    (await sql`select version::int as version, dirty from ${sql.table(`${schema}.schema_migrations`)}`.execute(test.db))
      .rows;
  expect(await versionOf('auth')).toEqual([{ version: 18, dirty: false }]);
  expect(await versionOf('storage')).toEqual([{ version: 5, dirty: false }]);
});

it('still serves the own services, which is the way back', async () => {
  await test.app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.http.server.address() as AddressInfo;
  const lines: string[] = [];
  const checks = [...authChecks, ...graphqlChecks, ...storageChecks, signOutCheck];
  await runChecks(createCall(`http://127.0.0.1:${port}/v1`), checks, (line) => void lines.push(line));
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
    `${checks.length} of ${checks.length} checks passed`,
  ]);
});

it('still removes the files of a deleted user', async () => {
  const ana = await signUp();
  await uploadOne({ content: 'hello' }, asUser(ana));
  await test.db.deleteFrom('auth.users').where('id', '=', ana.user.id).execute();
  // The date of the row is the trigger's here.
  await test.app.nhost.sweepStorage(new Date(Date.now() + 3_600_001));
  expect([contents(), await countRows()]).toEqual([[], 0]);
});

interface Permission {
  type: string;
  args: { table: { schema: string; name: string }; role?: string; permission?: { columns?: string | string[] } };
}

it('names only tables and columns that exist in Hasura’s metadata', async () => {
  const { args } = JSON.parse(read('hasura-metadata.json')) as { args: Permission[] };
  const columns = await listColumns();
  for (const { type, args: one } of args) {
    const name = `${one.table.schema}.${one.table.name}`;
    const named = one.permission?.columns ?? [];
    const known = typeof named === 'string' ? [] : named;
    expect({ type, name, columns: columns[name] }).toEqual({ type, name, columns: expect.arrayContaining(known) });
  }
  expect(new Set(args.map(({ args: { role } }) => role))).toEqual(
    new Set([undefined, 'public', 'anonymous', 'user', 'me']),
  );
});
