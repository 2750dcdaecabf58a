import type { FastifyRequest } from 'fastify';
import type { AuthDatabase } from '../../database/tables';
import type { Access, RoleCaller } from '../../roles/roles';

/** What a role may do with a table, in the schema definition language. */
export interface TableFields {
  types: string;
  /** Fields of `query_root`. */
  queries?: string;
  /** Fields of `mutation_root`. */
  mutations?: string;
}

/** A field's function gets the arguments and returns what the field's type has. */
export type RootFields = Record<string, (args: never) => unknown>;

/** A table that the GraphQL service offers, with its permissions. */
export interface GraphqlTable {
  /** @returns undefined when the role has no access at all */
  fieldsFor(access: Access): TableFields | undefined;
  /** The functions of all fields, inside the transaction of one request. */
  createRootFields(trx: AuthDatabase, caller: RoleCaller): RootFields;
  /**
   * Counts a request against the limits of this table, before the transaction: a failed request is rolled back, its count
   * is not.
   *
   * @param fieldNames the names of all fields that the request has
   * @throws HasuraError `rate-limit-exceeded`
   */
  countRequest?(fieldNames: ReadonlySet<string>, request: FastifyRequest): Promise<void>;
}
