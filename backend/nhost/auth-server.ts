import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { limits } from '@ponte/contract/api';
import type { Nhost } from 'nhost/create-nhost';
import type { Config } from '../config/config';
import { drainRejectedBodies } from '../http/accepted-requests';
import { limitBodyTime } from '../http/body-time';
import { addHeaders, decideTrustProxy, logRequests, serverOptions } from '../http/server-options';

/** The auth service on `AUTH_PORT`, without the Admin API, as Nhost's own service listens. */
export interface AuthServer {
  /** Returns the port; undefined when none is configured. */
  listen(): Promise<number | undefined>;
}

/** Listens with the log of the Admin API's server, and stops with it. */
export async function createAuthServer(http: FastifyInstance, config: Config, nhost: Nhost): Promise<AuthServer> {
  const { AUTH_PORT: port, AUTH_API_PREFIX: prefix } = config.nhost;
  if (port === undefined) return { listen: async () => undefined };
  const alone = fastify({
    ...serverOptions,
    bodyLimit: limits.bodyBytes,
    trustProxy: decideTrustProxy(config.TRUST_PROXY),
    genReqId: () => randomUUID(),
    loggerInstance: http.log,
  });
  http.addHook('onClose', () => alone.close());
  limitBodyTime(alone);
  drainRejectedBodies(alone);
  addHeaders(alone);
  logRequests(alone);
  await alone.register(nhost.auth, { prefix });
  return {
    async listen() {
      await alone.listen({ host: config.HOST, port });
      return (alone.server.address() as AddressInfo).port;
    },
  };
}
