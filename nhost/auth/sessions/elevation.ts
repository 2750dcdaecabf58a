import type { FastifyRequest } from 'fastify';
import type { NhostConfig } from '../../config/config';
import type { AuthDatabase } from '../../database/tables';
import { AuthError } from '../errors/auth-error';
import { type Bearer, type Caller, getCaller } from './bearer';

type Holder = Pick<Caller, 'userId' | 'isElevated'>;

export interface Elevation {
  /** An `onRequest` hook: requires a valid token, of an elevated session where the configuration says so. */
  require(request: FastifyRequest): Promise<void>;
  /** Whether the caller would need an elevated session and has none. */
  isMissing(db: AuthDatabase, caller: Holder, exception?: { isFreeWithoutKey: boolean }): Promise<boolean>;
  /**
   * @param isFreeWithoutKey also with `required`, a user who has no security key needs no elevated session
   * @throws AuthError
   */
  requireFor(db: AuthDatabase, caller: Holder, exception?: { isFreeWithoutKey: boolean }): Promise<void>;
}

/** Whether a caller must have signed with a security key for what ends or gains power over an account. */
export function createElevation(db: AuthDatabase, config: NhostConfig, bearer: Bearer): Elevation {
  const mode = config.AUTH_REQUIRE_ELEVATED_CLAIM;

  async function hasKey(trx: AuthDatabase, userId: string): Promise<boolean> {
    const keys = trx.selectFrom('auth.user_security_keys').where('user_id', '=', userId);
    return (await keys.select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  const elevation: Elevation = {
    async isMissing(trx, caller, { isFreeWithoutKey } = { isFreeWithoutKey: mode === 'recommended' }) {
      if (mode === 'disabled' || caller.isElevated) return false;
      return !isFreeWithoutKey || hasKey(trx, caller.userId);
    },
    async requireFor(trx, caller, exception) {
      if (await elevation.isMissing(trx, caller, exception)) throw new AuthError('elevated-claim-required');
    },
    async require(request) {
      await bearer.require(request);
      await elevation.requireFor(db, getCaller(request));
    },
  };
  return elevation;
}
