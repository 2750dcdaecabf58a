import type { FastifyRequest } from 'fastify';
import type { NhostConfig } from '../../config/config';
import type { AuthDatabase } from '../../database/tables';
import { AuthError } from '../errors/auth-error';
import { type Bearer, type Caller, getCaller } from './bearer';

export interface Elevation {
  /** An `onRequest` hook: requires a valid token, of an elevated session where the configuration says so. */
  require(request: FastifyRequest): Promise<void>;
  /**
   * @param isFreeWithoutKey also with `required`, a user who has no security key needs no elevated session
   * @throws AuthError
   */
  requireFor(db: AuthDatabase, caller: Caller, exception?: { isFreeWithoutKey: boolean }): Promise<void>;
}

/** Whether a caller must have signed with a security key for what ends or gains power over an account. */
export function createElevation(db: AuthDatabase, config: NhostConfig, bearer: Bearer): Elevation {
  const mode = config.AUTH_REQUIRE_ELEVATED_CLAIM;

  async function hasKey(trx: AuthDatabase, userId: string): Promise<boolean> {
    const keys = trx.selectFrom('auth.user_security_keys').where('user_id', '=', userId);
    return (await keys.select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  const elevation: Elevation = {
    async requireFor(trx, caller, { isFreeWithoutKey } = { isFreeWithoutKey: mode === 'recommended' }) {
      if (mode === 'disabled' || caller.isElevated) return;
      if (isFreeWithoutKey && !(await hasKey(trx, caller.userId))) return;
      throw new AuthError('elevated-claim-required');
    },
    async require(request) {
      await bearer.require(request);
      await elevation.requireFor(db, getCaller(request));
    },
  };
  return elevation;
}
