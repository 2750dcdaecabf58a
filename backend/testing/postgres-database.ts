import { randomBytes } from 'node:crypto';
import pg from 'pg';

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A database for one test file on a server that is already there. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `ponte_test_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(server, `drop database ${name} with (force)`) };
}
