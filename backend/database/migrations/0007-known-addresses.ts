import { sql, type Kysely } from 'kysely';

/** The addresses that logged in to an account, as hashes, so that wrong guesses from elsewhere do not lock them. */
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
