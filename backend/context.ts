import type { Mail } from 'nhost/mail/mail';
import type { Guards } from './access/guards';
import type { SessionTokens } from './access/session-tokens';
import type { Throttle } from './access/throttle';
import type { RecordAudit } from './audit/audit';
import type { Config } from './config/config';
import type { Database } from './database/database';
import type { Semaphore } from './http/semaphore';
import type { Passwords } from './passwords/passwords';

/** What the features share. `app.ts` creates it; features do not import each other. */
export interface AppContext {
  config: Config;
  db: Database;
  clock: () => Date;
  guards: Guards;
  tokens: SessionTokens;
  mail: Mail;
  passwords: Passwords;
  /** Consulted before a presented password is compared. */
  throttle: Throttle;
  /** Bounds how many passwords are hashed at once. */
  hashing: Semaphore;
  recordAudit: RecordAudit;
}
