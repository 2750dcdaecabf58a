import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminRoleId } from '@ponte/contract/api';
import { ApiError } from '../http/api-error';
import type { SessionTokens, SignedInPerson } from './session-tokens';

declare module 'fastify' {
  interface FastifyRequest {
    person: SignedInPerson | null;
  }
}

/** Hooks of the routes that need a session; they run before the body is read. */
export interface Guards {
  requireSession(request: FastifyRequest): Promise<void>;
  requireAdmin(request: FastifyRequest): Promise<void>;
}

/** What has the form of a token; undefined for anything else. */
export function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.authorization ?? '')?.[1];
}

export function addGuards(app: FastifyInstance, tokens: SessionTokens): Guards {
  app.decorateRequest('person', null);

  async function requireSession(request: FastifyRequest) {
    const token = readBearer(request);
    request.person = token === undefined ? null : await tokens.find(token);
    if (request.person === null) throw new ApiError('unauthenticated');
  }

  async function requireAdmin(request: FastifyRequest) {
    await requireSession(request);
    if (getPerson(request).role_id !== adminRoleId) throw new ApiError('forbidden');
  }

  return { requireSession, requireAdmin };
}

/** The caller of a route behind a guard. */
export function getPerson(request: FastifyRequest): SignedInPerson {
  if (request.person === null) throw new ApiError('unauthenticated');
  return request.person;
}
