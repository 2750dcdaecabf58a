import type { AuthDatabase } from './tables';

/** Deletes expired rows of schema `auth`: sessions, challenges, used id tokens and counts of calls. */
export async function sweepAuth(db: AuthDatabase, now: Date): Promise<void> {
  await db.deleteFrom('auth.refresh_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('auth.challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('auth.used_id_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('auth.rate_limits').where('expire', '<=', now.getTime()).execute();
}
