import { randomBytes } from 'node:crypto';
import { sampleRoles } from 'fixtures/roles';
import { sampleSites } from 'fixtures/sites';
import { sql } from 'kysely';
import { adminRoleId } from 'shared-config/contract/api';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { Passwords } from '../passwords/passwords';
import { insertUser } from '../users/users.repository';

/** The login of the admin that was made. */
interface FirstAdmin {
  email: string;
  /** Only a password that was made here, to be shown once: the operator knows the one that they set. */
  senha?: string;
}

/**
 * Fills what is empty: roles, sites, and an admin when there is none at all. Instances that start together take turns,
 * so that only one of them makes the admin.
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
    const sites = await trx.selectFrom('sites').select('slug').orderBy('slug').execute();
    const site = sites.find(({ slug }) => slug === sampleSites[0]?.slug) ?? sites[0];
    if (anyAdmin || !site) return null;
    const email = config.ADMIN_EMAIL.toLowerCase();
    const made = config.ADMIN_PASSWORD === undefined ? randomBytes(12).toString('base64url') : undefined;
    const admin = { email, nome: 'Administração', role_id: adminRoleId, site_slug: site.slug };
    await insertUser(trx, admin, await passwords.hash(config.ADMIN_PASSWORD ?? made ?? ''));
    return { email, ...(made && { senha: made }) };
  });
}

/** How the first admin logs in, as a line for the operator. */
export function describeLogin({ email, senha }: FirstAdmin): string {
  return `admin login: ${email} / ${senha ?? 'the password in ADMIN_PASSWORD'}\n`;
}
