import * as z from 'zod/mini';
import { findAccount, listRoles } from '../../auth/accounts/accounts.repository';
import { toUserJson } from '../../auth/accounts/user-json';
import { toFileJson } from '../../storage/files/files.repository';
import { defineFunction } from '../function-handler';

/** All that the services keep about the caller, without secrets, as a data protection request demands. */
export const exportAccount = defineFunction({
  body: z.nullish(z.strictObject({})),
  needsUser: true,
  async run(_body, { db, caller, clock }) {
    const userId = caller.userId ?? '';
    const account = await findAccount(db, userId);
    const user = account ? toUserJson(account, await listRoles(db, account)) : null;
    const sessions = await db
      .selectFrom('auth.refresh_tokens')
      .where('user_id', '=', userId)
      .select(['id', 'type', 'created_at', 'expires_at', 'metadata'])
      .orderBy('created_at')
      .execute();
    const files = await db
      .selectFrom('storage.files')
      .where('uploaded_by_user_id', '=', userId)
      .where('is_uploaded', '=', true)
      .selectAll()
      .orderBy('created_at')
      .execute();
    return {
      exportedAt: clock().toISOString(),
      user,
      sessions: sessions.map(({ id, type, created_at, expires_at, metadata }) => ({
        id,
        type,
        createdAt: created_at.toISOString(),
        expiresAt: expires_at.toISOString(),
        metadata,
      })),
      files: files.map(toFileJson),
    };
  },
});
