import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import type { Bearer } from '../auth/sessions/bearer';
import type { NhostConfig } from '../config/config';
import { isUuid } from './uuid';

/** What a caller may do: nothing of its own, what belongs to its user, or everything. */
export type Access = 'visitor' | 'user' | 'admin';

export interface RoleCaller {
  role: string;
  access: Access;
  userId: string | undefined;
  /** Whether the user signed with a security key for this session; the admin secret needs no key. */
  isElevated: boolean;
}

/** A claim that Hasura rejects, with its code and text. */
export class RoleRejected extends Error {
  constructor(
    readonly code: 'access-denied' | 'invalid-headers' | 'invalid-jwt',
    message: string,
  ) {
    super(message);
  }
}

export interface Roles {
  /** @throws RoleRejected when a token, a secret or a requested role is not valid */
  identify(headers: IncomingHttpHeaders): Promise<RoleCaller>;
}

const visitorRole = 'public';
/** Nhost's names of the role that works on the user's own rows. */
const ownRoles = ['user', 'me'];
const claimsSchema = z.object({ 'x-hasura-allowed-roles': z.array(z.string()), 'x-hasura-default-role': z.string() });

const digest = (text: string) => createHash('sha256').update(text).digest();
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function isExpired(token: string, now: Date): boolean {
  try {
    return (decodeJwt(token).exp ?? Number.POSITIVE_INFINITY) * 1000 <= now.getTime();
  } catch {
    return false;
  }
}

interface Options {
  config: NhostConfig;
  bearer: Bearer;
  clock: () => Date;
  /** Whether a token is one that the server itself issued; its holder counts as a visitor. */
  isServerToken: (token: string) => Promise<boolean>;
}

/** Who calls the data services: by Hasura's admin secret, by an access token, or as a visitor. */
export function createRoles({ config, bearer, clock, isServerToken }: Options): Roles {
  const secret = config.HASURA_GRAPHQL_ADMIN_SECRET;
  const namespace = config.HASURA_GRAPHQL_JWT_SECRET?.claims_namespace ?? 'https://hasura.io/jwt/claims';

  function identifyAdmin(presented: string, headers: IncomingHttpHeaders): RoleCaller {
    if (secret === undefined || !timingSafeEqual(digest(presented), digest(secret))) {
      throw new RoleRejected('access-denied', 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"');
    }
    const role = first(headers['x-hasura-role']) ?? 'admin';
    const userId = first(headers['x-hasura-user-id']);
    if (userId !== undefined && !isUuid(userId)) {
      throw new RoleRejected('invalid-headers', 'x-hasura-user-id is not a uuid');
    }
    const isOwn = ownRoles.includes(role) && userId !== undefined;
    const access = role === 'admin' ? 'admin' : isOwn ? 'user' : 'visitor';
    return { role, userId, access, isElevated: true };
  }

  async function identifyUser(token: string, requested: string | undefined): Promise<RoleCaller> {
    const caller = await bearer.find(token);
    if (!caller) {
      if (await isServerToken(token)) return identifyVisitor(requested);
      const reason = isExpired(token, clock()) ? 'JWTExpired' : 'JWSError JWSInvalidSignature';
      throw new RoleRejected('invalid-jwt', `Could not verify JWT: ${reason}`);
    }
    const claims = claimsSchema.safeParse(decodeJwt(token)[namespace]);
    if (!claims.success) throw new RoleRejected('invalid-jwt', `claims key: '${namespace}' not found`);
    const role = requested ?? claims.data['x-hasura-default-role'];
    if (!claims.data['x-hasura-allowed-roles'].includes(role)) {
      throw new RoleRejected('access-denied', 'Your requested role is not in allowed roles');
    }
    // Nothing is an admin by its token: that takes the secret.
    const access = ownRoles.includes(role) ? 'user' : 'visitor';
    return { role, userId: caller.userId, access, isElevated: caller.isElevated };
  }

  function identifyVisitor(requested = visitorRole): RoleCaller {
    if (requested !== visitorRole) {
      throw new RoleRejected('access-denied', 'Your requested role is not in allowed roles');
    }
    return { role: visitorRole, access: 'visitor', userId: undefined, isElevated: false };
  }

  return {
    async identify(headers) {
      const presented = first(headers['x-hasura-admin-secret']);
      if (presented !== undefined) return identifyAdmin(presented, headers);
      const requested = first(headers['x-hasura-role']);
      const { authorization } = headers;
      if (authorization === undefined) return identifyVisitor(requested);
      return identifyUser(authorization.replace(/^Bearer /i, ''), requested);
    },
  };
}
