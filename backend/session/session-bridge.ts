import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuthError } from 'nhost/auth/errors/auth-error';
import type { Nhost } from 'nhost/create-nhost';
import type { AuthDatabase } from 'nhost/database/tables';
import type { ZodTypes } from 'nhost/http/zod-validation';
import {
  errorResponse,
  type LoginResponse,
  loginResponse,
  type NhostSessionResponse,
  nhostSessionResponse,
} from '@ponte/contract/api-responses';
import { findPerson } from '../access/find-person';
import { getPerson, readBearer } from '../access/guards';
import { groupAddress } from '../access/known-addresses';
import { createRateLimit } from '../access/rate-limit';
import type { AppContext } from '../context';
import { ApiError } from '../http/api-error';
import { createNoteOrigin } from './note-origin';

/**
 * One person, two kinds of session: that of the admin area and that of the auth service. Either opens the other without
 * the password, and both end together.
 */
export function addSessionBridge(app: FastifyInstance, context: AppContext, nhost: Pick<Nhost, 'sessions'>): void {
  const { db, config, guards, tokens, recordAudit } = context;
  const routes = app.withTypeProvider<ZodTypes>();
  const { LOGIN_FAILURES_PER_ADDRESS: calls, LOGIN_WINDOW_SECONDS: windowSeconds } = config;
  const noteOrigin = createNoteOrigin(context);
  const limit = createRateLimit(db, { name: 'session-bridge', calls, windowSeconds });

  async function limitCalls({ ip }: FastifyRequest) {
    const retryAfter = await limit.consume(groupAddress(ip));
    if (retryAfter !== undefined) throw new ApiError('tooManyCalls', { retryAfter });
  }

  const toNhost = {
    onRequest: guards.requireSession,
    preHandler: limitCalls,
    schema: {
      summary: 'Opens a session of the auth service for the person who is signed in. Returns its refresh token.',
      response: { 200: nhostSessionResponse, 429: errorResponse },
    },
  };
  routes.post('/api/sessao/nhost', toNhost, async (request): Promise<NhostSessionResponse> => {
    const person = getPerson(request);
    return db.transaction().execute(async (trx) => {
      const { refreshToken, refreshTokenId } = await nhost.sessions
        // Kysely's type cannot tell that a database with more tables has these.
        .open(trx as unknown as AuthDatabase, person.auth_user_id)
        .catch((cause: unknown) => {
          throw cause instanceof AuthError ? new ApiError('unauthenticated', { cause }) : cause;
        });
      await tokens.pair(trx, person.jti, refreshTokenId);
      await recordAudit(trx, { action: 'sessao_nhost', actor: person, address: request.ip });
      return { refreshToken };
    });
  });

  const fromNhost = {
    onRequest: limitCalls,
    schema: {
      summary:
        'Signs in with the access token of a session of the auth service, and returns a token as the login does.',
      needsAccessToken: true as const,
      response: { 200: loginResponse, 401: errorResponse, 403: errorResponse, 429: errorResponse },
    },
  };
  routes.post('/api/sessao', fromNhost, async (request): Promise<LoginResponse> => {
    const session = await nhost.sessions.find(readBearer(request) ?? '');
    if (!session) throw new ApiError('unauthenticated');
    if (session.lacksSecondFactor) throw new ApiError('secondFactorRequired');
    const response = await db.transaction().execute(async (trx) => {
      const usuario = await findPerson(trx, session.userId);
      if (!usuario) throw new ApiError('noPerson');
      const token = await tokens.issueBeside(trx, usuario.id, session.sessionId);
      if (token === null) throw new ApiError('unauthenticated');
      await recordAudit(trx, { action: 'login', actor: usuario, address: request.ip });
      return { token, usuario };
    });
    return noteOrigin(request, response);
  });
}
