import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Nhost } from 'nhost/create-nhost';
import { acceptJson } from 'nhost/http/json-body';
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
import { addHealthRoutes, rejectWhileUnready, type Storage } from './health/health';
import { ApiError, createErrorHandler, toInvalidRequest } from './http/api-error';
import { drainRejectedBodies, rejectOtherMethods } from './http/accepted-requests';
import { addMetrics } from './http/internal-port';
import { limitBodyTime } from './http/body-time';
import { createSemaphore } from './http/semaphore';
import { addHeaders, decideTrustProxy, logOptions, logRequests, serverOptions } from './http/server-options';
import { type AuthServer, createAuthServer } from './nhost/auth-server';
import { createNhostServices, createServerMail, mountGraphql, mountNhost } from './nhost/mount-nhost';
import { createNewsletterTable } from './newsletter/newsletter.table';
import { addOpenapi } from './openapi/openapi';
import { createPasswords, type Passwords } from './passwords/passwords';
import { addOperationsRoutes } from './operations/operations.routes';
import { addProfileRoutes } from './profile/profile.routes';
import { addLoginMethods } from './session/login-methods';
import { addSessionBridge } from './session/session-bridge';
import { addSessionRoutes } from './session/session.routes';
import { addRolesAndSitesRoutes, addUsersRoutes } from './users/users.routes';

interface AppOptions {
  config: Config;
  db: Database;
  jwtSecret: string;
  clock?: () => Date;
  /** The state of the database; healthy by default. */
  storage?: Partial<Omit<Storage, 'db'>>;
  /** How long the body of a request may take that is no upload. */
  bodyTimeoutMs?: number;
  /** Where log lines go; standard output by default. */
  logStream?: { write(line: string): void };
}

export interface App {
  http: FastifyInstance;
  metrics: Registry;
  passwords: Passwords;
  nhost: Nhost;
  authServer: AuthServer;
  /** Every path that is served, as the router writes it. */
  paths: string[];
}

const healthyStorage = { isPrepared: () => true, isInPlace: async () => true, readyTimeoutMs: 1500 };

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
  const storage = { ...healthyStorage, ...options.storage, db };
  const http = createServer(options);
  http.setValidatorCompiler(createValidatorCompiler(toInvalidRequest));
  // Responses are sent as the handlers return them; their schemas only describe them.
  http.setSerializerCompiler(() => JSON.stringify);
  http.setErrorHandler(createErrorHandler(config.PASSWORD_MIN_LENGTH));
  http.setNotFoundHandler(() => {
    throw new ApiError('notFound');
  });
  acceptJson(http, { toError: (cause) => new ApiError('badRequest', { cause }) });
  limitBodyTime(http, options.bodyTimeoutMs);
  drainRejectedBodies(http);
  addHeaders(http);
  logRequests(http);
  const rejectOthers = rejectOtherMethods(http);

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
    mail: createServerMail(http, config, clock),
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
  rejectWhileUnready(http, storage);
  const metrics = addMetrics(http, hashing);
  addHealthRoutes(http, storage);
  addSessionRoutes(http, context);
  addLoginMethods(http, context);
  addProfileRoutes(http, context);
  addUsersRoutes(http, context);
  addRolesAndSitesRoutes(http, context);
  addAuditRoutes(http, context);
  addOperationsRoutes(http, context, (since) => readTallies(db, since));
  addBeaconRoutes(http, context);
  const nhost = createNhostServices(http, context, jwtSecret, [createNewsletterTable(context)]);
  addSessionBridge(http, context, nhost);
  await mountGraphql(http, nhost);
  const paths = rejectOthers();
  await mountNhost(http, nhost);
  const authServer = await createAuthServer(http, config, nhost);
  await http.ready();
  return { http, metrics, paths, passwords, nhost, authServer };
}
