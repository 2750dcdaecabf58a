import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import type { NhostOptions } from '../auth/context';
import type { Roles } from '../roles/roles';
import { FunctionError, toFunctionError } from './function-error';
import { handlers } from './handlers';

interface Options extends Pick<NhostOptions, 'db' | 'config' | 'clock' | 'isUnavailable'> {
  roles: Roles;
}

/** The functions of this folder. The server registers them under a prefix. */
export function createFunctionsPlugin({ db, config, clock, roles, isUnavailable }: Options): FastifyPluginAsync {
  return async function functionsService(app) {
    app.setErrorHandler((error, request, reply) => {
      const { code, status, message, cause } = toFunctionError(error, isUnavailable);
      if (status === 500) request.log.error({ err: cause }, 'a function failed');
      if (status === 503) reply.header('retry-after', '2');
      return reply.code(status).send({ error: code, message });
    });
    app.setNotFoundHandler(() => {
      throw new FunctionError('not-found');
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) => {
      if (text === '') return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch (error) {
        throw new FunctionError('invalid-request', { cause: error });
      }
    });
    for (const [path, { body, needsUser, run }] of handlers) {
      app.post(path, async (request) => {
        const caller = await roles.identify(request.headers);
        if (needsUser && caller.userId === undefined) throw new FunctionError('unauthorized');
        if (needsUser && caller.access !== 'user') throw new FunctionError('forbidden');
        const given = z.safeParse(body, request.body);
        if (!given.success) throw new FunctionError('invalid-request');
        return run(given.data, { db, config, clock, caller });
      });
    }
  };
}
