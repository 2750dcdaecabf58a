import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Nhost } from 'nhost/create-nhost';
import { createValidatorCompiler } from 'nhost/http/zod-validation';
import type { Registry } from 'prom-client';
import { limits } from '@ponte/contract/api';
import { addGuards } from './access/guards';
import { createSessionTokens } from './access/session-tokens';
import { createThrottle } from './access/throttle';
import { addAuditRoutes, createRecordAudit } from './audit/audit';
import { addBeaconRoutes } from './beacons/beacons.routes';
import { readTallies } from './beacons/tallies';
import type { Config } from './config/config';
import type { AppContext } from './context';
import type { Database } from './database/database';
import { addHealthRoutes, refuseWhileUnready, type Storage } from './health/health';
import { ApiError, toInvalidRequest } from './http/api-error';
import { acceptJsonOnly, drainRefusedBodies } from './http/body';
import { createErrorHandler } from './http/error-handler';
import { createSemaphore } from './http/semaphore';
import { addHeaders, decideTrustProxy, serverOptions } from './http/server-options';
import { refuseOtherMethods } from './http/method-not-allowed';
import { logOptions, logRequests } from './http/request-log';
import { addMetrics } from './metrics/metrics';
import { mountNhost } from './nhost/mount-nhost';
import { addGraphqlRoutes } from './newsletter/graphql.routes';
import { addOpenapi } from './openapi/openapi';
import { createPasswords, type Passwords } from './passwords/passwords';
import { addOperationsRoutes } from './operations/operations.routes';
import { addProfileRoutes } from './profile/profile.routes';
import { addRolesRoutes, addSitesRoutes } from './users/roles-and-sites.routes';
import { addSessionRoutes } from './session/session.routes';
import { addUsersRoutes } from './users/users.routes';

interface AppOptions {
  config: Config;
  db: Database;
  jwtSecret: string;
  clock?: () => Date;
  /** What is known of the database; by default, that all is well with it. */
  storage?: Partial<Omit<Storage, 'db'>>;
  /** Where log lines go; standard output by default. */
  logStream?: { write(line: string): void };
}

export interface App {
  http: FastifyInstance;
  metrics: Registry;
  passwords: Passwords;
  nhost: Nhost;
  /** Every path that is served, as the router writes it. */
  paths: string[];
}

const soundStorage = { isPrepared: () => true, isInPlace: async () => true, readyTimeoutMs: 1500 };

function createServer({ config, logStream }: AppOptions): FastifyInstance {
  return fastify({
    ...serverOptions,
    bodyLimit: limits.bodyBytes,
    trustProxy: decideTrustProxy(config.TRUST_PROXY),
    genReqId: () => randomUUID(),
    logger: { level: config.LOG_LEVEL, ...logOptions, ...(logStream ? { stream: logStream } : {}) },
  });
}

/** Builds the service and listens to nothing. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, db, jwtSecret, clock = () => new Date() } = options;
  const storage = { ...soundStorage, ...options.storage, db };
  const http = createServer(options);
  http.setValidatorCompiler(createValidatorCompiler(toInvalidRequest));
  // Responses are sent as the handlers return them; their schemas only describe them.
  http.setSerializerCompiler(() => JSON.stringify);
  http.setErrorHandler(createErrorHandler(config.PASSWORD_MIN_LENGTH));
  http.setNotFoundHandler(() => {
    throw new ApiError('notFound');
  });
  acceptJsonOnly(http);
  drainRefusedBodies(http);
  addHeaders(http);
  logRequests(http);
  const refuseOthers = refuseOtherMethods(http);

  const tokens = createSessionTokens(db, jwtSecret, clock);
  const hashing = createSemaphore({ inside: config.PASSWORD_HASH_CONCURRENCY, waiting: config.PASSWORD_HASH_WAITING });
  const { PASSWORD_HASH_COST: cost, PASSWORD_MIN_LENGTH: minLength, PASSWORD_BLOCK_COMMON: blockCommon } = config;
  const windowSeconds = config.LOGIN_WINDOW_SECONDS;
  const passwords = createPasswords({ cost, minLength, blockCommon });
  http.addHook('onClose', () => passwords.close());
  const context: AppContext = {
    config,
    db,
    clock,
    tokens,
    hashing,
    guards: addGuards(http, tokens),
    passwords,
    throttle: createThrottle(db, clock, {
      account: { failures: config.LOGIN_FAILURES_PER_ACCOUNT, windowSeconds },
      address: { failures: config.LOGIN_FAILURES_PER_ADDRESS, windowSeconds },
    }),
    recordAudit: createRecordAudit(clock),
  };

  await addOpenapi(http, context.guards);
  refuseWhileUnready(http, storage);
  const metrics = addMetrics(http, hashing);
  addHealthRoutes(http, storage);
  addSessionRoutes(http, context);
  addProfileRoutes(http, context);
  addUsersRoutes(http, context);
  addRolesRoutes(http, context);
  addSitesRoutes(http, context);
  addAuditRoutes(http, context);
  addOperationsRoutes(http, context, (since) => readTallies(db, since));
  addBeaconRoutes(http, context);
  addGraphqlRoutes(http, context);
  const paths = refuseOthers();
  const nhost = await mountNhost(http, context, jwtSecret);
  await http.ready();
  return { http, metrics, paths, passwords, nhost };
}
