import { knownSince } from '../access/known-addresses';
import type { Config } from '../config/config';
import type { Database } from '../database/database';

const dayMs = 86_400_000;

/** Deletes what nobody may see any more: ended tokens, forgotten throttles and addresses, old audit lines and tallies. */
export async function sweep(db: Database, config: Pick<Config, 'AUDIT_RETENTION_DAYS'>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('session_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('auth.refresh_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('auth.rate_limits').where('window_started_at', '<', before(1)).execute();
  await db.deleteFrom('login_throttle').where('last_attempt_at', '<', before(1)).execute();
  await db.deleteFrom('rate_limits').where('expire', '<=', now.getTime()).execute();
  await db.deleteFrom('known_addresses').where('last_login_at', '<=', knownSince(now)).execute();
  await db.deleteFrom('audit_log').where('at', '<', before(config.AUDIT_RETENTION_DAYS)).execute();
  await db.deleteFrom('beacon_tallies').where('slot', '<', before(30)).execute();
}
