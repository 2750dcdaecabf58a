import type { LoginResponse } from '@ponte/contract/api-responses';
import type { Attempt } from '../access/throttle';
import type { AppContext } from '../context';
import type { Database } from '../database/database';

export async function findPerson(db: Database, authUserId: string) {
  return db
    .selectFrom('usuarios as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .where('u.auth_user_id', '=', authUserId)
    .select(['u.id', 'u.nome', 'u.role_id', 'r.name as role_nome'])
    .executeTakeFirst();
}

interface ProvenAccount {
  id: string;
  email: string | null;
  /** The hash that the presented password was compared with. */
  checkedHash: string;
}

export type OpenSession = (account: ProvenAccount, attempt: Attempt, address: string) => Promise<LoginResponse | null>;

/** `null` when the checked password is no longer the account's, or the account is no person of the admin area. */
export function createOpenSession({ db, clock, tokens, recordAudit }: AppContext): OpenSession {
  return (account, attempt, address) =>
    db.transaction().execute(async (trx) => {
      const email = account.email ?? '';
      const person = await findPerson(trx, account.id);
      const token = person && (await tokens.issue(trx, person.id, account.checkedHash));
      if (!token) return null;
      await attempt.succeed(trx);
      await trx.updateTable('auth.users').set({ last_seen: clock() }).where('id', '=', account.id).execute();
      await recordAudit(trx, { action: 'login', actor: { id: person.id, email }, address });
      return { token, usuario: { ...person, email } };
    });
}
