import type { FastifyRequest } from 'fastify';
import type { NhostConfig } from '../config/config';
import type { AuthDatabase } from '../database/tables';
import type { Mail } from '../mail/mail';
import type { Sms } from '../sms/sms';
import type { Challenges } from './challenges/challenges';
import type { Provider } from './providers/provider';
import type { AfterResponse } from './http/after-response';
import type { RedirectUrls } from './http/redirect-urls';
import type { RateLimits } from './rate-limits/rate-limits';
import type { AccessTokens } from './sessions/access-tokens';
import type { Bearer } from './sessions/bearer';
import type { Elevation } from './sessions/elevation';
import type { Sessions } from './sessions/sessions';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long as with one, and returns false. */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
}

export interface EmailChange {
  step: 'requested' | 'confirmed';
  userId: string;
  from: string | null;
  to: string;
  request: FastifyRequest;
}

/** What the server that mounts the services provides. */
export interface NhostOptions {
  db: AuthDatabase;
  config: NhostConfig;
  clock: () => Date;
  mail: Mail;
  sms: Sms;
  passwords: Passwords;
  /** Signs the access tokens unless `HASURA_GRAPHQL_JWT_SECRET` is set. At least 32 characters. */
  jwtSecret: string;
  /** What counts as one caller for the rate limits. */
  addressOf: (request: FastifyRequest) => string;
  /** Whether a failure means that the database cannot be reached now. */
  isUnavailable: (error: unknown) => boolean;
  /** Called in the transaction in which a user requests another e-mail, or has it after opening the link in its mail. */
  onEmailChange: (trx: AuthDatabase, change: EmailChange) => Promise<void>;
  /**
   * Called in the transaction that ends a user's sessions, to end those that the server itself keeps for that user, except
   * the one that belongs to `exceptSessionId`.
   */
  onSessionsEnded: (trx: AuthDatabase, userId: string, exceptSessionId?: string) => Promise<void>;
}

/** What the flows of the auth service share. */
export interface AuthContext extends NhostOptions {
  accessTokens: AccessTokens;
  afterResponse: AfterResponse;
  bearer: Bearer;
  challenges: Challenges;
  elevation: Elevation;
  sessions: Sessions;
  limits: RateLimits;
  /** By name. */
  providers: ReadonlyMap<string, Provider>;
  redirectUrls: RedirectUrls;
}
