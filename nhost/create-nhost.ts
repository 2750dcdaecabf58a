import type { FastifyPluginAsync } from 'fastify';
import { createAuthPlugin } from './auth/auth.plugin';
import { createChallenges } from './auth/challenges/challenges';
import type { NhostOptions } from './auth/context';
import { createAfterResponse } from './auth/http/after-response';
import { createRedirectUrls } from './auth/http/redirect-urls';
import { createProvider } from './auth/providers/provider';
import { createRateLimits } from './auth/rate-limits/rate-limits';
import { createAccessTokens } from './auth/sessions/access-tokens';
import { createBearer } from './auth/sessions/bearer';
import { createElevation } from './auth/sessions/elevation';
import { createServerSessions, type ServerSessions } from './auth/sessions/server-sessions';
import { createSessions } from './auth/sessions/sessions';
import { createFunctionsPlugin } from './functions/functions.plugin';
import { createGraphqlPlugin } from './graphql/graphql.plugin';
import type { GraphqlTable } from './graphql/schema/table';
import { createRoles } from './roles/roles';
import { createStorage } from './storage/create-storage';

/** What the data services need beside the auth service. */
export interface DataOptions {
  /** Whether a token is one that the server itself issued; its holder counts as a visitor. */
  isServerToken: (token: string) => Promise<boolean>;
  /** The server's own tables for GraphQL. */
  tables: readonly GraphqlTable[];
  /** Where uploads arrive and, without a bucket, files are kept. */
  storageFolder: string;
}

export interface Nhost {
  /** Fastify plugin of `/v1/auth`; the server chooses the prefix. */
  auth: FastifyPluginAsync;
  /** Fastify plugin of `/v1/graphql`; the prefix is the whole path. */
  graphql: FastifyPluginAsync;
  /** Fastify plugin of `/v1/storage`. */
  storage: FastifyPluginAsync;
  /** Fastify plugin of `/v1/functions`. */
  functions: FastifyPluginAsync;
  sessions: ServerSessions;
  /** Waits for the work that goes on after responses. Called when the server closes, before it waits for mails. */
  flush(): Promise<void>;
  /** Removes what a crash left of uploads and removals. Called now and then. */
  sweepStorage(now: Date): Promise<void>;
}

/** Nhost's services on the database of the server that mounts them. */
export function createNhost(options: NhostOptions & DataOptions): Nhost {
  const { db, config, clock, jwtSecret } = options;
  const accessTokens = createAccessTokens(config, jwtSecret, clock);
  const bearer = createBearer(db, accessTokens, clock);
  const elevation = createElevation(db, config, bearer);
  const roles = createRoles({ ...options, bearer });
  const redirectUrls = createRedirectUrls(config.clientUrl, config.AUTH_ACCESS_CONTROL_ALLOWED_REDIRECT_URLS);
  const storage = createStorage({ ...options, roles, redirectUrls });
  const sessions = createSessions({ ...options, accessTokens });
  const afterResponse = createAfterResponse();
  const auth = createAuthPlugin({
    ...options,
    accessTokens,
    afterResponse,
    sessions,
    bearer,
    challenges: createChallenges(db, clock),
    elevation,
    limits: createRateLimits(db, config),
    providers: new Map([...config.providers].map(([name, settings]) => [name, createProvider(settings)])),
    redirectUrls,
  });
  const graphql = createGraphqlPlugin({ ...options, roles, elevation });
  const functions = createFunctionsPlugin({ ...options, roles });
  return {
    auth,
    graphql,
    storage: storage.plugin,
    functions,
    sessions: createServerSessions(db, sessions, bearer),
    flush: afterResponse.flush,
    sweepStorage: storage.sweep,
  };
}
