import * as z from 'zod/mini';
import { json } from './values';

const shared = {
  issuer: z._default(z.string(), 'hasura-auth'),
  claims_namespace: z._default(z.string(), 'https://hasura.io/jwt/claims'),
};

const settings = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['HS256', 'HS384', 'HS512']), key: z.string().check(z.minLength(32)), ...shared }),
  z.object({
    type: z.enum(['RS256', 'RS384', 'RS512']),
    /** The public key, in PEM. */
    key: z.string(),
    /** The private key, in PEM (PKCS #8). */
    signing_key: z.string(),
    kid: z.string(),
    ...shared,
  }),
]);

export type JwtSettings = z.output<typeof settings>;

/** `HASURA_GRAPHQL_JWT_SECRET`, as Hasura and Nhost write it: `{"type":"HS256","key":"…"}`. */
export const jwtSettings = z.pipe(z.pipe(z.string(), json), settings);
