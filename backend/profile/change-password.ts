import type { ChangePasswordRequest } from 'shared-config/contract/api';
import { forgetAddresses } from '../access/known-addresses';
import type { SignedInPerson } from '../access/session-tokens';
import type { AppContext } from '../context';
import { InvalidRequest } from '../http/api-error';

/** Ends every other session of the person: whoever else knew the old password is out. */
export function createChangePassword(context: AppContext) {
  const { db, clock, passwords, hashing, throttle, tokens, recordAudit } = context;

  /** The hash that was compared takes part in the update, so that of two changes at once only one happens. */
  async function replace(person: SignedInPerson, checkedHash: string, senha: string, address: string) {
    const passwordHash = await passwords.hash(senha);
    return db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('auth.users')
        .set({ password_hash: passwordHash, updated_at: clock() })
        .where('id', '=', person.auth_user_id)
        .where('password_hash', '=', checkedHash)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new InvalidRequest(['senhaAtual.wrong']);
      await tokens.endAllOf(trx, person.id, person.jti);
      await forgetAddresses(trx, person.email, address);
      await recordAudit(trx, { action: 'senha_alterada', actor: person, target: person.email, address });
    });
  }

  return async function changePassword(person: SignedInPerson, request: ChangePasswordRequest, address: string) {
    const problem = passwords.findProblem(request.senha);
    if (problem) throw new InvalidRequest([problem === 'senha.tooShort' ? 'novaSenha.tooShort' : problem]);
    await hashing.enter(async () => {
      const attempt = await throttle.begin(person.email, address);
      // Whoever found an open session must not be able to guess the password through it.
      if ('retryAfter' in attempt) throw new InvalidRequest(['senhaAtual.wrong'], 429);
      const account = db.selectFrom('auth.users').where('id', '=', person.auth_user_id);
      const checkedHash = (await account.select('password_hash').executeTakeFirst())?.password_hash;
      const matches = await passwords.matches(request.senha_atual, checkedHash);
      if (!matches || !checkedHash) throw new InvalidRequest(['senhaAtual.wrong']);
      await attempt.succeed(db);
      await replace(person, checkedHash, request.senha, address);
    });
  };
}
