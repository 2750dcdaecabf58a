import type { LoginResponse } from '@ponte/contract/api-responses';
import { findPerson } from '../access/find-person';
import type { Attempt } from '../access/throttle';
import type { AppContext } from '../context';

interface ProvenAccount {
  id: string;
  /** The hash that the presented password was compared with. */
  checkedHash: string;
}

export type OpenSession = (account: ProvenAccount, attempt: Attempt, address: string) => Promise<LoginResponse | null>;

/** `null` when the checked password is no longer the account's, or the account is no person of the admin area. */
export function createOpenSession({ db, clock, tokens, recordAudit }: AppContext): OpenSession {
  return (account, attempt, address) =>
    db.transaction().execute(async (trx) => {
      const person = await findPerson(trx, account.id);
      const token = person && (await tokens.issue(trx, person.id, account.checkedHash));
      if (!token) return null;
      await attempt.succeed(trx);
      await trx.updateTable('auth.users').set({ last_seen: clock() }).where('id', '=', account.id).execute();
      await recordAudit(trx, { action: 'login', actor: person, address });
      return { token, usuario: person };
    });
}
