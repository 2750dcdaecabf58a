import type { FastifyInstance } from 'fastify';
import { limits, photoRequest } from '@ponte/contract/api';
import { errorResponse, messageResponse, type MessageResponse } from '@ponte/contract/api-responses';
import type { ZodTypes } from 'nhost/http/zod-validation';
import { getPerson } from '../access/guards';
import { readPhotoId } from '../access/photo-id';
import type { AppContext } from '../context';
import type { Database } from '../database/database';
import { ApiError, InvalidRequest } from '../http/api-error';
import { decideLanguage, getText } from '../locales/texts';

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** Hides a file; the next sweep removes its content and its row. */
async function removeFile(trx: Database, id: string, owner: string): Promise<void> {
  await trx
    .updateTable('storage.files')
    .set({ is_uploaded: false, updated_at: new Date(0) })
    .where('id', '=', id)
    .where('uploaded_by_user_id', '=', owner)
    .execute();
}

/** The own picture, of a file that its owner has uploaded. Everyone may see it from then on who knows its address. */
export function addPhoto(app: FastifyInstance, { db, clock, config, guards, recordAudit }: AppContext): void {
  const [bucket] = config.nhost.STORAGE_PUBLIC_BUCKETS;

  /** @throws InvalidRequest when it is no picture that the owner has uploaded */
  async function publish(trx: Database, id: string, owner: string): Promise<string> {
    if (bucket === undefined) throw new ApiError('photosOff');
    await trx
      .insertInto('storage.buckets')
      .values({ id: bucket })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('storage.files')
      .set({ bucket_id: bucket, updated_at: clock() })
      .where('id', '=', id)
      .where('uploaded_by_user_id', '=', owner)
      .where('is_uploaded', '=', true)
      .where('mime_type', 'in', types)
      .where('size', '<=', limits.photoBytes)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new InvalidRequest(['foto.invalid']);
    return `${config.nhost.storageUrl}/files/${id}`;
  }

  const options = {
    onRequest: guards.requireSession,
    schema: {
      summary: 'Makes a picture that the caller has uploaded to storage the own one; `null` removes it.',
      body: photoRequest,
      response: { 200: messageResponse, 409: errorResponse },
    },
  };

  app.withTypeProvider<ZodTypes>().put('/api/perfil/foto', options, async (request): Promise<MessageResponse> => {
    const person = getPerson(request);
    const owner = person.auth_user_id;
    const { arquivo } = request.body;
    await db.transaction().execute(async (trx) => {
      const account = trx.selectFrom('auth.users').where('id', '=', owner).select('avatar_url').forNoKeyUpdate();
      const before = readPhotoId((await account.executeTakeFirstOrThrow()).avatar_url);
      const avatar_url = arquivo === null ? '' : await publish(trx, arquivo, owner);
      await trx.updateTable('auth.users').set({ avatar_url, updated_at: clock() }).where('id', '=', owner).execute();
      if (before !== undefined && before !== arquivo) await removeFile(trx, before, owner);
      const changes = [{ campo: 'foto' }];
      const { ip: address } = request;
      await recordAudit(trx, { action: 'usuario_editado', actor: person, target: person.email, address, changes });
    });
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.profileSaved') };
  });
}
