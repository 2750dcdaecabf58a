import type { FastifyReply, FastifyRequest } from 'fastify';
import { RoleRejected } from '../../roles/roles';

/** An error in the words of Nhost's storage service. */
export class StorageError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Details for the caller. */
    readonly data: object | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const notAuthorized = () => new StorageError(403, 'you are not authorized');
export const fileNotFound = () => new StorageError(404, 'file not found');
export const badRequest = (message: string, options?: ErrorOptions) => new StorageError(400, message, null, options);
export const unavailable = (cause?: unknown) =>
  new StorageError(503, 'the service is busy, try again', null, { cause });

interface Failure {
  status?: number;
  statusCode?: number;
}

const roleStatuses = { 'access-denied': 403, 'invalid-headers': 400, 'invalid-jwt': 401 } as const;

function toStorageError(error: unknown, isUnavailable: (error: unknown) => boolean): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof RoleRejected) return new StorageError(roleStatuses[error.code], error.message);
  const { status, statusCode } = (error as Failure | null) ?? {};
  const known = statusCode ?? status ?? 500;
  if (known === 503 || isUnavailable(error)) return unavailable(error);
  if (known >= 400 && known < 500) return new StorageError(known, 'the request is not valid', null, { cause: error });
  return new StorageError(500, 'an internal server error occurred', null, { cause: error });
}

/**
 * Sends Nhost's error envelope: `{error: {message, data}}`, and the message as a header.
 *
 * @param isUnavailable whether a failure means that the database cannot be reached now
 */
export function createErrorHandler(isUnavailable: (error: unknown) => boolean) {
  return function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { status, message, data, cause } = toStorageError(error, isUnavailable);
    if (status === 500) request.log.error({ err: cause }, 'unexpected error');
    if (status === 503) {
      request.log.warn({ err: cause }, 'storage unavailable');
      reply.header('retry-after', '2');
    }
    // The rest of the request may never come.
    if (status === 408) reply.header('connection', 'close');
    // What an unfinished response set for its content does not apply to the error.
    for (const name of ['content-disposition', 'content-range', 'etag', 'last-modified', 'accept-ranges']) {
      reply.removeHeader(name);
    }
    const { processedFiles, ...details } = (data ?? {}) as { processedFiles?: unknown[] };
    const known = Object.keys(details).length > 0 ? details : null;
    return reply
      .code(status)
      .headers({ 'x-error': message.replace(/[^\x20-\x7e]/g, '?'), 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send({ error: { message, data: known }, ...(processedFiles && { processedFiles }) });
  };
}
