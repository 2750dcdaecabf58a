import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthError, type AuthErrorCode, authErrors, TooManyCalls } from './auth-error';

interface Failure {
  status?: unknown;
  statusCode?: unknown;
  retryAfter?: unknown;
}

/** A failure of the server around this plugin carries its HTTP status; anything else is a bug. */
function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const { status, statusCode } = (error ?? {}) as Failure;
  const known = Number(status ?? statusCode ?? 500);
  if (known === 503) return new AuthError('service-unavailable', undefined, { cause: error });
  if (known >= 400 && known < 500) return new AuthError('invalid-request', undefined, { cause: error });
  return new AuthError('internal-server-error', undefined, { cause: error });
}

/** The error as a caller may know it. */
export function conceal(code: AuthErrorCode, concealErrors: boolean): AuthErrorCode {
  return concealErrors && 'sensitive' in authErrors[code] ? 'invalid-request' : code;
}

/**
 * Sends Nhost's error envelope.
 *
 * @param isUnavailable whether a failure means that the database cannot be reached now
 */
export function createErrorHandler(concealErrors: boolean, isUnavailable: (error: unknown) => boolean) {
  return function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    if (error instanceof TooManyCalls) {
      const envelope = { error: 'too-many-requests', message: 'Too many requests. Try again later.', status: 429 };
      return reply.code(429).header('retry-after', String(error.retryAfterSeconds)).send(envelope);
    }
    const authError = isUnavailable(error)
      ? new AuthError('service-unavailable', undefined, { cause: error })
      : toAuthError(error);
    if (authError.code === 'internal-server-error') request.log.error({ err: error }, 'unexpected error');
    if (authError.code === 'service-unavailable') {
      request.log.warn({ err: authError.cause }, 'auth service unavailable');
      reply.header('retry-after', '2');
    }
    const code = conceal(authError.code, concealErrors);
    const { status, message } = authErrors[code];
    return reply.code(status).send({ error: code, message, status, reason: authError.reason });
  };
}
