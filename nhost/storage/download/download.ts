import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BlobMissing } from '../blobs/blobs';
import type { StorageContext } from '../context';
import { fileNotFound } from '../errors/storage-error';
import { getVisibleFile, readFileId } from '../files/file-access';
import type { StoredFile } from '../files/files.repository';
import { readImageOptions } from '../images/image-options';
import { type Content, isConditionMet, sendContent } from './send-content';

/** The content of a file, or the image that the query wants of it. */
async function prepareContent(
  { blobs, images }: StorageContext,
  request: FastifyRequest,
  file: StoredFile,
): Promise<Content> {
  const { id, etag, mime_type: mimeType, size, updated_at: lastModified } = file;
  const name = file.name ?? id;
  const options = readImageOptions(request.query, { mimeType, accept: request.headers.accept });
  if (!options) return { name, mimeType, size, etag, lastModified, read: (range) => blobs.read(id, range) };
  const version = { etag: images.etagOf(file, options), lastModified };
  const type = `image/${options.format}`;
  const described = { name: type === mimeType ? name : `${name}.${options.format}`, mimeType: type, ...version };
  // A caller that has this version, or must not get it, costs no work.
  if (!isConditionMet(request, version)) return { ...described, size: 0, read: async () => Buffer.alloc(0) };
  const image = await images.make(file, options);
  const read: Content['read'] = async (range) => (range ? image.subarray(range.start, range.end + 1) : image);
  return { ...described, size: image.length, read };
}

/** @throws StorageError */
export async function sendFile(
  context: StorageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { file, cacheControl }: { file: StoredFile; cacheControl: string },
): Promise<FastifyReply> {
  try {
    const content = await prepareContent(context, request, file);
    return await sendContent(request, reply, content, cacheControl);
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error;
    request.log.error({ err: error }, 'a stored file has no content');
    throw fileNotFound();
  }
}

export function addDownload(app: FastifyInstance, context: StorageContext): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:id',
    async handler(request, reply) {
      const id = readFileId(request);
      const caller = await context.roles.identify(request.headers);
      const { file, bucket, isPublic } = await getVisibleFile(context, caller, id);
      // The response differs by caller and, with `f=auto`, by `Accept`.
      reply.header('vary', 'Origin, Accept, Authorization, X-Hasura-Role, X-Hasura-Admin-Secret');
      const age = bucket.cache_control ?? 'no-cache';
      return sendFile(context, request, reply, { file, cacheControl: isPublic ? age : `private, ${age}` });
    },
  });
}
