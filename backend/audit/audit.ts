import {
  type AuditAction,
  auditActions,
  type AuditEntry,
  auditPage,
  type AuditPage,
} from '@ponte/contract/api-responses';
import type { Database } from '../database/database';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { limits, printable } from '@ponte/contract/api';
import type { AppContext } from '../context';
import type { ZodTypes } from 'nhost/http/zod-validation';

interface AuditEvent {
  action: AuditAction;
  /** Who did it; absent without a session. */
  actor?: { id: number; email: string } | undefined;
  /** The e-mail of the person that it was done to, or the part that was rolled back. */
  target?: string | undefined;
  address: string;
  changes?: AuditEntry['mudancas'];
}

export type RecordAudit = (db: Database, event: AuditEvent) => Promise<void>;

/** Pass the transaction of the change, so that neither is committed without the other. */
export function createRecordAudit(clock: () => Date): RecordAudit {
  return async (db, { action, actor, target, address, changes = [] }) => {
    await db
      .insertInto('audit_log')
      .values({
        at: clock(),
        action,
        actor_id: actor?.id ?? null,
        actor: actor?.email ?? null,
        target: target ?? null,
        address,
        changes: JSON.stringify(changes),
      })
      .execute();
  };
}

const wrong = { error: 'body.invalid' };
const id = z.string(wrong).check(z.regex(/^[1-9]\d{0,9}$/, wrong));
const person = z
  .string(wrong)
  .check(z.trim(), z.minLength(1, wrong), z.maxLength(limits.emailCharacters, wrong), printable('body.invalid'));
// The database has no year 0.
const moment = z.iso.datetime(wrong).check(z.refine((text) => !text.startsWith('0000'), wrong));
const query = z.strictObject(
  {
    antes: z.optional(id),
    acao: z.optional(z.enum(auditActions, wrong)),
    pessoa: z.optional(person),
    desde: z.optional(moment),
    ate: z.optional(moment),
  },
  wrong,
);
type AuditQuery = z.infer<typeof query>;

export function addAuditRoutes(app: FastifyInstance, { db, guards }: AppContext): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const options = {
    onRequest: guards.requireAdmin,
    schema: {
      summary:
        'The audit log, newest first, a page at a time. `pessoa` is part of the e-mail of who did it, or of the target: an e-mail or a part.',
      querystring: query,
      response: { 200: auditPage },
    },
  };

  routes.get('/api/auditoria', options, async ({ query }): Promise<AuditPage> => {
    const rows = await selectEntries(db, query)
      .limit(limits.auditPerPage + 1)
      .execute();
    const page = rows.slice(0, limits.auditPerPage);
    return {
      itens: page.map((row) => ({
        id: row.id,
        quando: row.at.toISOString(),
        acao: row.action,
        quem: row.actor,
        alvo: row.target,
        endereco: row.address,
        mudancas: row.changes,
      })),
      proximo: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

/** The entries that a query asks for, newest first. */
function selectEntries(db: Database, { antes, acao, pessoa, desde, ate }: AuditQuery) {
  let entries = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc');
  if (antes !== undefined) entries = entries.where('id', '<', Math.min(Number(antes), limits.maxId));
  if (acao !== undefined) entries = entries.where('action', '=', acao);
  if (desde !== undefined) entries = entries.where('at', '>=', new Date(desde));
  if (ate !== undefined) entries = entries.where('at', '<', new Date(ate));
  if (pessoa === undefined) return entries;
  const pattern = `%${pessoa.replace(/[\\%_]/g, '\\$&')}%`;
  return entries.where((eb) => eb.or([eb('actor', 'ilike', pattern), eb('target', 'ilike', pattern)]));
}
