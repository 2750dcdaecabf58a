import { buildSchema, type GraphQLSchema } from 'graphql';
import type { Access } from '../../roles/roles';
import type { GraphqlTable, TableFields } from './table';

const shared = `
  scalar citext
  scalar jsonb
  scalar timestamptz
  scalar uuid
  enum order_by { asc desc }
  input String_comparison_exp { _eq: String _in: [String!] }
  input citext_comparison_exp { _eq: citext _in: [citext!] }
  input uuid_comparison_exp { _eq: uuid _in: [uuid!] }
`;

/** As in Hasura, a root without fields has one that says so, and no mutations are no root at all. */
function buildRoleSchema(tables: readonly TableFields[]): GraphQLSchema {
  const join = (key: keyof TableFields) => tables.map((table) => table[key] ?? '').join('\n');
  const queries = join('queries').trim() || 'no_queries_available: String!';
  const mutations = join('mutations').trim();
  return buildSchema(`
    ${shared}
    ${join('types')}
    type query_root { ${queries} }
    ${mutations && `type mutation_root { ${mutations} }`}
    schema { query: query_root ${mutations && 'mutation: mutation_root'} }
  `);
}

/** A schema for each kind of role, which has only what the role may do. */
export function createRoleSchemas(tables: readonly GraphqlTable[]): Readonly<Record<Access, GraphQLSchema>> {
  const build = (access: Access) => buildRoleSchema(tables.flatMap((table) => table.fieldsFor(access) ?? []));
  return { visitor: build('visitor'), user: build('user'), admin: build('admin') };
}
