import { sql, type Kysely } from 'kysely';

/** From where an account was logged in to, as hashes, so that wrong guesses from elsewhere do not lock those addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table known_addresses (
      account text not null,
      address text not null,
      last_login_at timestamptz not null,
      primary key (account, address)
    )`,
    sql`create index known_addresses_last_login_at_idx on known_addresses (last_login_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
