import type { Comparison, Page } from '../schema/arguments';
import type { TableFields } from '../schema/table';

/** The names that Nhost gives its table in Hasura. Neither the token nor its hash is a field. */
export const fields: TableFields = {
  types: `
    enum authRefreshTokenTypes_enum { pat regular }
    type authRefreshTokens {
      id: uuid! createdAt: timestamptz! expiresAt: timestamptz! type: authRefreshTokenTypes_enum! metadata: jsonb
      userId: uuid!
    }
    input authRefreshTokenTypes_enum_comparison_exp {
      _eq: authRefreshTokenTypes_enum _in: [authRefreshTokenTypes_enum!]
    }
    input authRefreshTokens_bool_exp {
      id: uuid_comparison_exp userId: uuid_comparison_exp type: authRefreshTokenTypes_enum_comparison_exp
    }
    input authRefreshTokens_order_by { createdAt: order_by expiresAt: order_by }
    type authRefreshTokens_mutation_response { affected_rows: Int! returning: [authRefreshTokens!]! }
  `,
  queries: `
    authRefreshTokens(
      where: authRefreshTokens_bool_exp, order_by: [authRefreshTokens_order_by!], limit: Int, offset: Int
    ): [authRefreshTokens!]!
    authRefreshToken(id: uuid!): authRefreshTokens
  `,
  mutations: `
    deleteAuthRefreshToken(id: uuid!): authRefreshTokens
    deleteAuthRefreshTokens(where: authRefreshTokens_bool_exp!): authRefreshTokens_mutation_response
  `,
};

export const columns = [
  'id',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'type',
  'metadata',
  'user_id as userId',
] as const;

export const orders = { createdAt: 'created_at', expiresAt: 'expires_at' } as const;

export type TokensWhere = { [column in 'id' | 'userId' | 'type']?: Comparison | null };

export interface TokensArguments extends Page {
  where?: TokensWhere | null;
  order_by?: ReadonlyArray<{ [column in keyof typeof orders]?: 'asc' | 'desc' | null }> | null;
}
