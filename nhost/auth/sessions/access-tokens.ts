import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { exportJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import type { NhostConfig } from '../../config/config';
import type { JwtSettings } from '../../config/jwt-settings';

export interface TokenSubject {
  userId: string;
  /** The row of `auth.refresh_tokens` that the session lives by. */
  sessionId: string;
  roles: readonly string[];
  defaultRole: string;
  isAnonymous: boolean;
  isElevated: boolean;
}

export interface VerifiedToken {
  userId: string;
  /** Absent in a token that Nhost's own service issued with the same key. */
  sessionId: string | undefined;
  /** Whether the user signed with a security key for this session. */
  isElevated: boolean;
}

export interface AccessTokens {
  issue(subject: TokenSubject): Promise<string>;
  verify(token: string): Promise<VerifiedToken | undefined>;
  /** Public keys; `null` with a shared secret, as in Nhost's own service. */
  publicKeys(): Promise<JWK[] | null>;
}

interface Keys {
  sign: KeyObject;
  verify: KeyObject;
}

function readKeys(settings: JwtSettings): Keys {
  if (!('signing_key' in settings)) {
    const secret = createSecretKey(Buffer.from(settings.key, 'utf8'));
    return { sign: secret, verify: secret };
  }
  return { sign: createPrivateKey(settings.signing_key), verify: createPublicKey(settings.key) };
}

const elevatedClaim = 'x-hasura-auth-elevated';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const asUuid = (value: unknown) => (typeof value === 'string' && uuid.test(value) ? value : undefined);

/** JWTs with the claims that Hasura reads. */
export function createAccessTokens(config: NhostConfig, jwtSecret: string, clock: () => Date): AccessTokens {
  const settings: JwtSettings = config.HASURA_GRAPHQL_JWT_SECRET ?? {
    type: 'HS256',
    key: jwtSecret,
    issuer: 'hasura-auth',
    claims_namespace: 'https://hasura.io/jwt/claims',
  };
  const keys = readKeys(settings);
  const kid = 'kid' in settings ? { kid: settings.kid } : {};

  return {
    async issue({ userId, sessionId, roles, defaultRole, isAnonymous, isElevated }) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const claims = {
        'x-hasura-allowed-roles': [...roles],
        'x-hasura-default-role': defaultRole,
        'x-hasura-user-id': userId,
        'x-hasura-user-is-anonymous': String(isAnonymous),
        ...(isElevated ? { [elevatedClaim]: userId } : {}),
      };
      return new SignJWT({ [settings.claims_namespace]: claims, sid: sessionId })
        .setProtectedHeader({ alg: settings.type, typ: 'JWT', ...kid })
        .setSubject(userId)
        .setIssuer(settings.issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + config.AUTH_ACCESS_TOKEN_EXPIRES_IN)
        .sign(keys.sign);
    },

    async verify(token) {
      const options = { issuer: settings.issuer, algorithms: [settings.type], requiredClaims: ['exp'] };
      const result = await jwtVerify(token, keys.verify, { ...options, currentDate: clock() }).catch(() => undefined);
      const userId = asUuid(result?.payload.sub);
      if (userId === undefined) return undefined;
      const claims = result?.payload[settings.claims_namespace] as Record<string, unknown> | undefined;
      return { userId, sessionId: asUuid(result?.payload.sid), isElevated: claims?.[elevatedClaim] === userId };
    },

    async publicKeys() {
      if (!('signing_key' in settings)) return null;
      return [{ ...(await exportJWK(keys.verify)), alg: settings.type, use: 'sig', kid: settings.kid }];
    },
  };
}
