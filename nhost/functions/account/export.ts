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
    const user = account && {
      ...toUserJson(account, await listRoles(db, account)),
      lastSeen: account.last_seen?.toISOString() ?? null,
      newEmail: account.new_email,
    };
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
    const securityKeys = await db
      .selectFrom('auth.user_security_keys')
      .where('user_id', '=', userId)
      .select(['id', 'nickname'])
      .orderBy('id')
      .execute();
    const identities = await db
      .selectFrom('auth.user_providers')
      .where('user_id', '=', userId)
      .select(['provider_id', 'provider_user_id', 'created_at'])
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
      securityKeys,
      identities: identities.map(({ provider_id, provider_user_id, created_at }) => ({
        provider: provider_id,
        id: provider_user_id,
        createdAt: created_at.toISOString(),
      })),
      files: files.map(toFileJson),
    };
  },
});
