/** The smallest server of the list of users: no login, no limits, the product's query on each request. */
import Fastify from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../database/tables';
import { selectUsers } from '../users/users.repository';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const { sql } = selectUsers(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  .orderBy('u.id')
  .compile();
const app = Fastify();
app.get('/api/usuarios', async () => (await pool.query(sql)).rows);
process.send?.({ port: Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port) });
