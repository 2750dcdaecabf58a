import type { FastifyRequest } from 'fastify';
import type { LoginResponse } from '@ponte/contract/api-responses';
import type { AppContext } from '../context';

const longestAgent = 400;

/** Notes where a session was opened, for its owner's list of sessions. Resolves to the response. */
export function createNoteOrigin({ tokens }: Pick<AppContext, 'tokens'>) {
  return async (request: FastifyRequest, response: LoginResponse): Promise<LoginResponse> => {
    const agent = request.headers['user-agent']?.slice(0, longestAgent);
    await tokens.noteOrigin(response.token, { address: request.ip, agent });
    return response;
  };
}
