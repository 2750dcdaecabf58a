import { sql, type Kysely } from 'kysely';

/** The session of the auth service that belongs to a session of the admin area. When either ends, so does the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table session_tokens
      add column auth_session_id uuid references auth.refresh_tokens (id) on delete cascade`,
    sql`create index session_tokens_auth_session_id_idx on session_tokens (auth_session_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
