import { createSecretKey, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import { limits } from '@ponte/contract/api';
import type { Database } from '../database/database';

/** The caller as stored now, not as when the token was issued. */
export interface SignedInPerson {
  id: number;
  email: string;
  nome: string;
  role_id: number;
  role_nome: string;
  site_slug: string;
  site_nome: string;
  auth_user_id: string;
  jti: string;
}

export interface SessionTokens {
  /** `null` when the person or the checked password no longer exists. */
  issue(db: Database, usuarioId: number, checkedPasswordHash: string): Promise<string | null>;
  find(token: string): Promise<SignedInPerson | null>;
  end(jti: string): Promise<void>;
  /** Ends the sessions of both kinds: these, and those of the auth service. */
  endAllOf(db: Database, usuarioId: number, except?: string): Promise<void>;
}

const claims = { issuer: 'ponte', audience: 'ponte-admin-api' };
/** Enough for the people who work at the same time; an entry takes half a kilobyte. */
const knownTokens = 1000;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const lifetimeMs = limits.tokenHours * 3_600_000;

/**
 * Ends the sessions of both kinds, and what a mail or a message under way would open one with. In the transaction that gives
 * the reason.
 */
export async function endSessionsOf(trx: Database, usuarioId: number, except?: string): Promise<void> {
  const all = trx.deleteFrom('session_tokens').where('usuario_id', '=', usuarioId);
  await (except === undefined ? all : all.where('jti', '!=', except)).execute();
  const account = trx.selectFrom('usuarios').where('id', '=', usuarioId).select('auth_user_id');
  await trx.deleteFrom('auth.refresh_tokens').where('user_id', '=', account).execute();
  await trx.updateTable('auth.users').set({ ticket: null, otp_hash: null }).where('id', '=', account).execute();
}

export function createSessionTokens(db: Database, secret: string, clock: () => Date): SessionTokens {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));

  /** The ids of tokens whose signature was checked. Whether a token is still valid is read from its row on each call. */
  const known = new Map<string, string>();

  async function findJti(token: string): Promise<string | null> {
    const jti = known.get(token);
    if (jti !== undefined) return jti;
    const options = { ...claims, algorithms: ['HS256'], requiredClaims: ['jti', 'exp', 'sub'], currentDate: clock() };
    const signed = (await jwtVerify(token, key, options).catch(() => null))?.payload.jti;
    // Another program may sign with the same key, and the database takes no id of another form.
    if (signed === undefined || !uuid.test(signed)) return null;
    const [oldest] = known.keys();
    if (known.size >= knownTokens && oldest !== undefined) known.delete(oldest);
    known.set(token, signed);
    return signed;
  }

  return {
    async issue(trx, usuarioId, checkedPasswordHash) {
      const jti = randomUUID();
      const now = clock();
      const expires = new Date(now.getTime() + lifetimeMs);
      // The lock waits for a password change under way, which would otherwise miss the token made beside it.
      const { numAffectedRows } = await sql`
        with person as (
          select u.id from usuarios u join auth.users a on a.id = u.auth_user_id
          where u.id = ${usuarioId} and a.password_hash = ${checkedPasswordHash} for no key update of a
        )
        insert into session_tokens (jti, usuario_id, created_at, expires_at)
        select ${jti}::uuid, id, ${now}::timestamptz, ${expires}::timestamptz from person`.execute(trx);
      if (numAffectedRows !== 1n) return null;
      return new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(claims.issuer)
        .setAudience(claims.audience)
        .setSubject(String(usuarioId))
        .setJti(jti)
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .sign(key);
    },

    async find(token) {
      const jti = await findJti(token);
      if (jti === null) return null;
      const person = await db
        .selectFrom('session_tokens as t')
        .innerJoin('usuarios as u', 'u.id', 't.usuario_id')
        .innerJoin('auth.users as a', 'a.id', 'u.auth_user_id')
        .innerJoin('roles as r', 'r.id', 'u.role_id')
        .innerJoin('sites as s', 's.slug', 'u.site_slug')
        .where('t.jti', '=', jti)
        .where('t.expires_at', '>', clock())
        .where('a.disabled', '=', false)
        .select(['t.jti', 'u.id', 'u.nome', 'u.role_id', 'u.site_slug', 'u.auth_user_id'])
        .select(['r.name as role_nome', 's.nome as site_nome'])
        .select((eb) => eb.fn.coalesce('a.email', eb.val('')).as('email'))
        .executeTakeFirst();
      return person ?? null;
    },

    async end(jti) {
      await db.deleteFrom('session_tokens').where('jti', '=', jti).execute();
    },

    endAllOf: endSessionsOf,
  };
}
