import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { StorageContext } from './context';
import { addDownload } from './download/download';
import { createErrorHandler } from './errors/storage-error';
import { addCors } from './http/cors';
import { addPresignedUrls } from './presigned/presigned';
import { addRemove } from './remove/remove';
import { addUpload } from './upload/upload';

const calls: ReadonlyArray<(app: FastifyInstance, context: StorageContext) => void> = [
  addUpload,
  addDownload,
  addPresignedUrls,
  addRemove,
];

/** The storage service. The server registers it under a prefix. */
export function createStoragePlugin(context: StorageContext): FastifyPluginAsync {
  return async function storageService(app) {
    app.setErrorHandler(createErrorHandler(context.isUnavailable));
    app.removeAllContentTypeParsers();
    // The upload reads its body itself, while it arrives.
    app.addContentTypeParser('multipart/form-data', async () => undefined);
    addCors(app, context.redirectUrls);
    for (const addCall of calls) addCall(app, context);
  };
}
