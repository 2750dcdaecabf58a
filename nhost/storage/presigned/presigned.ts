import type { FastifyInstance } from 'fastify';
import type { StorageContext } from '../context';
import { sendFile } from '../download/download';
import { fileNotFound, StorageError } from '../errors/storage-error';
import { getVisibleFile, readFileId } from '../files/file-access';
import { findFile } from '../files/files.repository';

export function addPresignedUrls(app: FastifyInstance, context: StorageContext): void {
  const { db, config, roles, presignedUrls } = context;

  app.get('/files/:id/presignedurl', async (request) => {
    const id = readFileId(request);
    const { bucket } = await getVisibleFile(context, await roles.identify(request.headers), id);
    if (!bucket.presigned_urls_enabled) {
      throw new StorageError(403, 'presigned URLs are not enabled on the bucket');
    }
    const expiration = bucket.download_expiration;
    const query = presignedUrls.sign(id, expiration);
    return { url: `${config.storageUrl}/files/${id}/presignedurl/contents?${query}`, expiration };
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:id/presignedurl/contents',
    async handler(request, reply) {
      const id = readFileId(request);
      const secondsLeft = presignedUrls.verify(id, request.query);
      const found = await findFile(db, id);
      if (!found) throw fileNotFound();
      return sendFile(context, request, reply, {
        file: found.file,
        cacheControl: `private, max-age=${secondsLeft}`,
      });
    },
  });
}
