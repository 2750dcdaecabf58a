import type { FastifyPluginAsync } from 'fastify';
import { createAuthPlugin } from './auth/auth.plugin';
import type { NhostOptions } from './auth/context';
import { createRedirectUrls } from './auth/http/redirect-urls';
import { createRateLimits } from './auth/rate-limits/rate-limits';
import { createAccessTokens } from './auth/sessions/access-tokens';
import { createBearer } from './auth/sessions/bearer';
import { createSessions } from './auth/sessions/sessions';

export interface Nhost {
  /** Fastify plugin of `/v1/auth`; the server chooses the prefix. */
  auth: FastifyPluginAsync;
}

/** Nhost's services on the database of the server that mounts them. */
export function createNhost(options: NhostOptions): Nhost {
  const { db, config, clock, jwtSecret } = options;
  const accessTokens = createAccessTokens(config, jwtSecret, clock);
  const auth = createAuthPlugin({
    ...options,
    accessTokens,
    sessions: createSessions({ ...options, accessTokens }),
    bearer: createBearer(db, accessTokens, clock),
    limits: createRateLimits(db, config, clock),
    redirectUrls: createRedirectUrls(config.clientUrl, config.AUTH_ACCESS_CONTROL_ALLOWED_REDIRECT_URLS),
  });
  return { auth };
}
