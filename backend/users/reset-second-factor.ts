import type { ResetSecondFactorRequest } from '@ponte/contract/api';
import { removeSecondFactor } from '../access/second-factor';
import type { SignedInPerson } from '../access/session-tokens';
import type { AppContext } from '../context';
import { ApiError } from '../http/api-error';
import { findUser, lockUserWrites } from './users.repository';

/**
 * Removes the second factor of a person who lost it, with the reason in the audit log, ends all their sessions and tells them
 * by mail.
 */
export function createResetSecondFactor({ config, db, clock, mail, tokens, recordAudit }: AppContext) {
  const login = `${config.nhost.clientUrl.replace(/\/$/, '')}/login`;

  return async function resetSecondFactor(
    id: number,
    { why }: ResetSecondFactorRequest,
    { admin, address }: { admin: SignedInPerson; address: string },
  ): Promise<void> {
    // An open session must not be a way around the code that turning off one's own needs.
    if (id === admin.id) throw new ApiError('ownSecondFactor');
    const recipient = await db.transaction().execute(async (trx) => {
      await lockUserWrites(trx);
      const user = await findUser(trx, id);
      if (!user) throw new ApiError('userNotFound');
      const removed = await removeSecondFactor(trx, user.auth_user_id, clock());
      if (!removed) throw new ApiError('noSecondFactor');
      await tokens.endAllOf(trx, id);
      const changes = [{ campo: 'motivo', para: why }];
      const target = user.email ?? '';
      await recordAudit(trx, { action: 'segundo_fator_redefinido', actor: admin, target, address, changes });
      return { to: target, displayName: user.nome, locale: removed.locale };
    });
    if (recipient.to === '') return;
    mail.send({ template: 'second-factor-reset', ...recipient, ticket: '', redirectTo: login, link: login });
  };
}
