import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { messageResponse, type MessageResponse, ownSessions, type OwnSession } from '@ponte/contract/api-responses';
import type { ZodTypes } from 'nhost/http/zod-validation';
import { getPerson } from '../access/guards';
import { forgetAddresses } from '../access/known-addresses';
import type { SignedInPerson } from '../access/session-tokens';
import type { AppContext } from '../context';
import type { Database } from '../database/database';
import { decideLanguage, getText } from '../locales/texts';

interface SessionRow {
  id: string;
  created_at: Date;
  address: string | null;
  agent: string | null;
}

/** Of both kinds; a pair is one session. The caller's own comes first, then the newest. */
async function listSessions(db: Database, person: SignedInPerson, now: Date): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select jti as id, created_at, address, agent from session_tokens
    where usuario_id = ${person.id} and expires_at > ${now}::timestamptz
    union all
    select id, created_at, null, null from auth.refresh_tokens t
    where user_id = ${person.auth_user_id} and type = 'regular' and expires_at > ${now}::timestamptz
      and not exists (select from session_tokens where auth_session_id = t.id)
    order by created_at desc, id`.execute(db);
  return rows.sort((a, b) => Number(b.id === person.jti) - Number(a.id === person.jti));
}

/** Where a person is signed in, and the end of one session or of all others. */
export function addOwnSessions(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards, tokens, recordAudit } = context;
  const routes = app.withTypeProvider<ZodTypes>();
  const onRequest = guards.requireSession;

  const list = { onRequest, schema: { summary: 'Where the caller is signed in.', response: { 200: ownSessions } } };
  routes.get('/api/perfil/sessoes', list, async (request): Promise<OwnSession[]> => {
    const person = getPerson(request);
    const rows = await listSessions(db, person, clock());
    return rows.map(({ id, created_at, address, agent }) => ({
      id,
      desde: created_at.toISOString(),
      endereco: address,
      navegador: agent,
      atual: id === person.jti,
    }));
  });

  const endOne = {
    onRequest,
    schema: {
      summary: 'Ends one session of the caller. One that has ended already is no error.',
      response: { 200: messageResponse },
    },
  };
  routes.delete('/api/perfil/sessoes/:id', endOne, async (request): Promise<MessageResponse> => {
    const person = getPerson(request);
    const { id } = request.params as { id: string };
    await db.transaction().execute(async (trx) => {
      if (!(await tokens.endOne(trx, person, id))) return;
      const { email: target } = person;
      await recordAudit(trx, { action: 'sessao_encerrada', actor: person, target, address: request.ip });
    });
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.sessionEnded') };
  });

  const end = {
    onRequest,
    schema: {
      summary: 'Ends every session of the caller but this one, and the personal access tokens.',
      response: { 200: messageResponse },
    },
  };
  routes.delete('/api/perfil/sessoes', end, async (request): Promise<MessageResponse> => {
    const person = getPerson(request);
    await db.transaction().execute(async (trx) => {
      await tokens.endAllOf(trx, person.id, person.jti);
      await forgetAddresses(trx, person.email, request.ip);
      await recordAudit(trx, {
        action: 'sessoes_encerradas',
        actor: person,
        target: person.email,
        address: request.ip,
      });
    });
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.sessionsEnded') };
  });
}
