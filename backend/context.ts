import type { Guards } from './access/guards';
import type { SessionTokens } from './access/session-tokens';
import type { Throttle } from './access/throttle';
import type { RecordAudit } from './audit/audit';
import type { Config } from './config/config';
import type { Database } from './database/database';
import type { Semaphore } from './http/semaphore';
import type { Passwords } from './passwords/passwords';

/** What the features share; `app.ts` makes it, and no feature reaches for another. */
export interface AppContext {
  config: Config;
  db: Database;
  clock: () => Date;
  guards: Guards;
  tokens: SessionTokens;
  passwords: Passwords;
  /** Asked before a password that somebody presents is compared. */
  throttle: Throttle;
  /** Entered by whatever hashes a password. */
  hashing: Semaphore;
  recordAudit: RecordAudit;
}
