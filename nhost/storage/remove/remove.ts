import type { FastifyInstance } from 'fastify';
import type { StorageContext } from '../context';
import { fileNotFound, notAuthorized } from '../errors/storage-error';
import { getVisibleFile, readFileId } from '../files/file-access';
import { deleteRow, isOwn, markRemoved } from '../files/files.repository';

export function addRemove(app: FastifyInstance, context: StorageContext): void {
  const { db, clock, roles, blobs } = context;

  app.delete('/files/:id', async (request, reply) => {
    const id = readFileId(request);
    const caller = await roles.identify(request.headers);
    const { file } = await getVisibleFile(context, caller, id);
    if (!isOwn(file, caller)) throw notAuthorized();
    // The row goes last: what a crash leaves is hidden, and the next sweep removes it.
    if (!(await markRemoved(db, file.id, clock()))) throw fileNotFound();
    await blobs.remove(file.id);
    await deleteRow(db, file.id);
    return reply.code(204).send();
  });
}
