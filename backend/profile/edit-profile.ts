import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { profileRequest } from '@ponte/contract/api';
import { messageResponse, type MessageResponse } from '@ponte/contract/api-responses';
import type { ZodTypes } from 'nhost/http/zod-validation';
import { getPerson } from '../access/guards';
import type { AppContext } from '../context';
import { decideLanguage, getText } from '../locales/texts';

/** The own name, and the language of the mails. */
export function addProfileEdit(app: FastifyInstance, { db, clock, guards, recordAudit }: AppContext): void {
  const options = {
    onRequest: guards.requireSession,
    schema: {
      summary: 'Changes the own name, and the language of the mails to oneself.',
      body: profileRequest,
      response: { 200: messageResponse },
    },
  };

  app.withTypeProvider<ZodTypes>().put('/api/perfil', options, async (request): Promise<MessageResponse> => {
    const person = getPerson(request);
    const { nome, idioma } = request.body;
    const now = clock();
    await db.transaction().execute(async (trx) => {
      const account = trx.selectFrom('auth.users').where('id', '=', person.auth_user_id).select('locale');
      const { locale } = await account.forNoKeyUpdate().executeTakeFirstOrThrow();
      const changes = [
        { campo: 'nome', de: person.nome, para: nome },
        { campo: 'idioma', de: locale, para: idioma },
      ].filter(({ de, para }) => de !== para);
      if (changes.length === 0) return;
      await trx
        .updateTable('auth.users')
        .set({ display_name: nome, locale: idioma, updated_at: now })
        .where('id', '=', person.auth_user_id)
        .execute();
      // The version of an admin's edit under way is then outdated. It is never given twice.
      const updated_at = sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 microsecond')`;
      await trx.updateTable('usuarios').set({ nome, updated_at }).where('id', '=', person.id).execute();
      const { ip: address } = request;
      await recordAudit(trx, { action: 'usuario_editado', actor: person, target: person.email, address, changes });
    });
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.profileSaved') };
  });
}
