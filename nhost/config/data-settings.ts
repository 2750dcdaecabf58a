import * as z from 'zod/mini';

/** Settings of the data services: GraphQL, storage and functions. */
export const dataSettings = z.object({
  /** Without it no caller is an admin. */
  HASURA_GRAPHQL_ADMIN_SECRET: z.optional(z.string().check(z.minLength(32))),
});
