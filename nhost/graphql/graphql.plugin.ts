import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type DocumentNode, execute, visit } from 'graphql';
import type { NhostOptions } from '../auth/context';
import type { Elevation } from '../auth/sessions/elevation';
import { acceptJson } from '../http/json-body';
import type { Roles } from '../roles/roles';
import { createBucketsTable } from './buckets/buckets.table';
import { HasuraError, toHasuraResponse } from './errors/hasura-error';
import { createFilesTable } from './files/files.table';
import { createProfileTable } from './profile/profile.table';
import { readQuery } from './query/read-query';
import { createRefreshTokensTable } from './refresh-tokens/refresh-tokens.table';
import { createRoleSchemas } from './schema/role-schema';
import type { GraphqlTable } from './schema/table';
import { createSecurityKeysTable } from './security-keys/security-keys.table';
import { createUserProvidersTable } from './user-providers/user-providers.table';

interface GraphqlContext extends Pick<NhostOptions, 'db' | 'config' | 'clock' | 'isUnavailable'> {
  roles: Roles;
  elevation: Elevation;
  /** Tables of the server that mounts the service. */
  tables: readonly GraphqlTable[];
}

function listFieldNames(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(document, { Field: ({ name }) => void names.add(name.value) });
  return names;
}

const worthLogging = ['unexpected', 'postgres-error'];

/** Hasura's endpoint: always HTTP 200, errors in the body. The server registers it under its whole path. */
export function createGraphqlPlugin(context: GraphqlContext): FastifyPluginAsync {
  const { db, roles, isUnavailable } = context;
  const tables = [
    ...context.tables,
    createProfileTable(context),
    createFilesTable(context),
    createBucketsTable(context),
    createSecurityKeysTable(context.elevation),
    createRefreshTokensTable(context),
    createUserProvidersTable(context),
  ];
  const schemas = createRoleSchemas(tables);

  async function run(request: FastifyRequest) {
    const caller = await roles.identify(request.headers);
    const schema = schemas[caller.access];
    const { document, operationName, variables } = readQuery(request.body, schema);
    const fieldNames = listFieldNames(document);
    for (const table of tables) await table.countRequest?.(fieldNames, request);
    // All mutations of a request are committed, or none.
    return db.transaction().execute(async (trx) => {
      const rootValue = Object.assign({}, ...tables.map((table) => table.createRootFields(trx, caller)));
      const { data, errors } = await execute({
        schema,
        document,
        operationName,
        variableValues: variables,
        rootValue,
      });
      if (errors?.[0]) throw errors[0].originalError ?? errors[0];
      return { data };
    });
  }

  return async function graphqlService(app) {
    acceptJson(app, {
      toError: (cause) => new HasuraError('invalid-json', 'the body is not JSON or is too large', '$', { cause }),
      rejectsEmpty: true,
    });
    app.setErrorHandler((error, request, reply) => {
      const rejected = toHasuraResponse(error, isUnavailable);
      if (worthLogging.includes(rejected.code)) request.log.warn({ err: rejected.cause }, 'graphql request failed');
      if (rejected.retryAfterSeconds !== undefined) {
        reply.header('retry-after', String(rejected.retryAfterSeconds));
      }
      return reply.code(200).send(rejected.toResponse());
    });
    app.post('', run);
  };
}
