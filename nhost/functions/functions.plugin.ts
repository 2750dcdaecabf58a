import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import type { NhostOptions } from '../auth/context';
import { acceptJson } from '../http/json-body';
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
    acceptJson(app, { toError: (cause) => new FunctionError('invalid-request', { cause }) });
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
