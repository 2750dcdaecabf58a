import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { adminRoleId } from '@ponte/contract/api';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { Passwords } from '../passwords/passwords';
import { insertUser } from '../users/users.repository';
import { sampleRoles, sampleSites, type SamplePerson } from 'fixtures/people';

/** The login of the admin that was made. */
interface FirstAdmin {
  email: string;
  /** Only a generated password, to be printed once. */
  senha?: string;
}

/**
 * Inserts missing roles, sites and the first admin. Instances that start together take turns, so that only one creates the
 * admin.
 */
export async function fillFirstStart(
  db: Database,
  config: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  passwords: Passwords,
): Promise<FirstAdmin | null> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('first start'))`.execute(trx);
    const anyRole = await trx.selectFrom('roles').select('id').limit(1).executeTakeFirst();
    if (!anyRole) {
      await trx.insertInto('roles').values(sampleRoles).execute();
      await trx.insertInto('sites').values(sampleSites).execute();
    }
    const anyAdmin = await trx
      .selectFrom('usuarios')
      .where('role_id', '=', adminRoleId)
      .select('id')
      .executeTakeFirst();
    const sites = await trx.selectFrom('sites').select(['slug', 'nome']).orderBy('slug').execute();
    const site = sites.find(({ slug }) => slug === sampleSites[0]?.slug) ?? sites[0];
    if (anyAdmin || !site) return null;
    const email = config.ADMIN_EMAIL.toLowerCase();
    const made = config.ADMIN_PASSWORD === undefined ? randomBytes(12).toString('base64url') : undefined;
    const admin = { email, nome: site.nome, role_id: adminRoleId, site_slug: site.slug };
    await insertUser(trx, admin, await passwords.hash(config.ADMIN_PASSWORD ?? made ?? ''));
    return { email, ...(made && { senha: made }) };
  });
}

/** How the first admin logs in, as a line for the operator. */
export function describeLogin({ email, senha }: FirstAdmin): string {
  return `admin login: ${email} / ${senha ?? 'the password in ADMIN_PASSWORD'}\n`;
}

/** Many people in two statements, all with one password's hash: hashing thousands would take minutes. */
export async function insertPeople(db: Database, people: readonly SamplePerson[], passwordHash: string): Promise<void> {
  const rows = JSON.stringify(people);
  await sql`
    with given as (
      select *, gen_random_uuid() as account
      from json_to_recordset(${rows}::json) as g(email text, nome text, role_id integer, site_slug text)
    ), accounts as (
      insert into auth.users (id, email, display_name, password_hash, email_verified)
      select account, email, nome, ${passwordHash}, true from given
    )
    insert into usuarios (auth_user_id, nome, role_id, site_slug)
    select account, nome, role_id, site_slug from given order by email`.execute(db);
}
