import { createSecretKey, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type RawBuilder, sql } from 'kysely';
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
  /** A session that ends together with that one of the auth service; `null` when it no longer exists. */
  issueBeside(db: Database, usuarioId: number, authSessionId: string): Promise<string | null>;
  /** From now on both end together. Ends the session of the auth service that was paired before. */
  pair(db: Database, jti: string, authSessionId: string): Promise<void>;
  find(token: string): Promise<SignedInPerson | null>;
  noteOrigin(token: string, origin: { address: string; agent: string | undefined }): Promise<void>;
  /** Ends its pair too. */
  end(jti: string): Promise<void>;
  /** Ends one session of this person, of either kind, with its pair. Returns whether there was one. */
  endOne(db: Database, person: Pick<SignedInPerson, 'id' | 'auth_user_id'>, id: string): Promise<boolean>;
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
 * the reason. The excepted session keeps its pair.
 */
export async function endSessionsOf(trx: Database, usuarioId: number, except?: string): Promise<void> {
  const all = trx.deleteFrom('session_tokens').where('usuario_id', '=', usuarioId);
  await (except === undefined ? all : all.where('jti', '!=', except)).execute();
  const account = trx.selectFrom('usuarios').where('id', '=', usuarioId).select('auth_user_id');
  const pair = trx
    .selectFrom('session_tokens')
    .where('jti', '=', except ?? null)
    .select('auth_session_id');
  await trx
    .deleteFrom('auth.refresh_tokens')
    .where('user_id', '=', account)
    .where('id', 'is distinct from', pair)
    .execute();
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

  /** @param person selects `id` and `pair` when the proof still holds; the lock waits for what would end the session. */
  async function insert(trx: Database, usuarioId: number, person: RawBuilder<unknown>): Promise<string | null> {
    const jti = randomUUID();
    const now = clock();
    const expires = new Date(now.getTime() + lifetimeMs);
    const { numAffectedRows } = await sql`
      with person as (${person})
      insert into session_tokens (jti, usuario_id, created_at, expires_at, auth_session_id)
      select ${jti}::uuid, id, ${now}::timestamptz, ${expires}::timestamptz, pair from person`.execute(trx);
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
  }

  return {
    issue: (trx, usuarioId, checkedPasswordHash) =>
      insert(
        trx,
        usuarioId,
        sql`
          select u.id, null::uuid as pair from usuarios u join auth.users a on a.id = u.auth_user_id
          where u.id = ${usuarioId} and a.password_hash = ${checkedPasswordHash} for no key update of a`,
      ),

    issueBeside: (trx, usuarioId, authSessionId) =>
      insert(
        trx,
        usuarioId,
        sql`
          select u.id, t.id as pair from usuarios u
          join auth.users a on a.id = u.auth_user_id
          join auth.refresh_tokens t on t.user_id = a.id
          where u.id = ${usuarioId} and t.id = ${authSessionId} and not a.disabled for no key update of a`,
      ),

    async pair(trx, jti, authSessionId) {
      const { pair } = await trx
        .selectFrom('session_tokens')
        .where('jti', '=', jti)
        .select('auth_session_id as pair')
        .forUpdate()
        .executeTakeFirstOrThrow();
      // First the new pair: with the old one the session itself would end.
      await trx.updateTable('session_tokens').set({ auth_session_id: authSessionId }).where('jti', '=', jti).execute();
      if (pair !== null) await trx.deleteFrom('auth.refresh_tokens').where('id', '=', pair).execute();
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

    async noteOrigin(token, { address, agent }) {
      const jti = await findJti(token);
      if (jti === null) return;
      const origin = { address, agent: agent ?? null };
      await db.updateTable('session_tokens').set(origin).where('jti', '=', jti).execute();
    },

    async end(jti) {
      await db
        .with('ended', (cte) => cte.deleteFrom('session_tokens').where('jti', '=', jti).returning('auth_session_id'))
        .deleteFrom('auth.refresh_tokens')
        .where('id', 'in', (eb) =>
          eb.selectFrom('ended').select('auth_session_id').$castTo<{ auth_session_id: string }>(),
        )
        .execute();
    },

    async endOne(trx, person, id) {
      if (!uuid.test(id)) return false;
      const own = trx.deleteFrom('session_tokens').where('usuario_id', '=', person.id).where('jti', '=', id);
      const ended = await own.returning('auth_session_id as pair').executeTakeFirst();
      const { numDeletedRows } = await trx
        .deleteFrom('auth.refresh_tokens')
        .where('user_id', '=', person.auth_user_id)
        .where('type', '=', 'regular')
        .where('id', '=', ended ? ended.pair : id)
        .executeTakeFirstOrThrow();
      return ended !== undefined || numDeletedRows > 0n;
    },

    endAllOf: endSessionsOf,
  };
}
