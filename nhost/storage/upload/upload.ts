import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RoleCaller } from '../../roles/roles';
import type { StorageContext } from '../context';
import { badRequest, notAuthorized, StorageError } from '../errors/storage-error';
import { getUploadBucket, listUploadBuckets } from '../files/file-access';
import { type Bucket, deleteRow, insertFile, markUploaded, toFileJson } from '../files/files.repository';
import { fileName, type FileMetadata, readMetadata } from './file-metadata';
import { decideMimeType } from './mime-type';
import { type ReceivedFile, removeFiles } from './receive-file';
import { type ReceivedForm, receiveForm } from './receive-form';

const maxFiles = 20;
const maxRequestBytes = 250_000_000;
/** Longer than a proxy in front waits, so that its callers get its response. */
const pauseMs = 45_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself ends requests whose body takes too long. */
    limitsBodyTime?: boolean;
  }
}

/** @throws StorageError when the size is outside what the bucket takes */
function requireSize(bucket: Bucket, { name: filename, size }: ReceivedFile): void {
  const { min_upload_file_size: minSize, max_upload_file_size: maxSize } = bucket;
  if (size > maxSize) throw new StorageError(400, 'file too big', { filename, size, maxSize });
  if (size < minSize) throw new StorageError(400, 'file too small', { filename, size, minSize });
}

export function addUpload(app: FastifyInstance, context: StorageContext): void {
  const { db, config, clock, roles, blobs, incomingFolder } = context;

  /** A row without content comes first, so that a crash leaves no content that no row names. */
  async function store(caller: RoleCaller, bucket: Bucket, received: ReceivedFile, given: FileMetadata) {
    const id = given.id?.toLowerCase() ?? randomUUID();
    const mimeType = decideMimeType(received.head, received.declaredType);
    const now = clock();
    const owner = caller.userId ?? null;
    await insertFile(db, config, {
      id,
      created_at: now,
      updated_at: now,
      bucket_id: bucket.id,
      name: given.name ?? received.name,
      size: received.size,
      mime_type: mimeType,
      etag: `"${received.md5}"`,
      uploaded_by_user_id: owner,
      metadata: given.metadata ? JSON.stringify(given.metadata) : null,
    });
    try {
      await blobs.put(id, received.path, { mimeType, size: received.size });
    } catch (error) {
      // Otherwise the next sweep removes it.
      await deleteRow(db, id).catch(() => {});
      throw error;
    }
    const uploaded = await markUploaded(db, id, owner, clock());
    // The row is hidden, and the next sweep removes it with the content.
    if (!uploaded) throw notAuthorized();
    return toFileJson(uploaded);
  }

  async function storeAll(caller: RoleCaller, bucket: Bucket, files: ReceivedFile[], metadata: FileMetadata[]) {
    const processedFiles: unknown[] = [];
    for (const [index, file] of files.entries()) {
      try {
        processedFiles.push(await store(caller, bucket, file, metadata[index] ?? {}));
      } catch (error) {
        // The client is told which files are there all the same.
        if (!(error instanceof StorageError)) throw error;
        throw new StorageError(error.status, error.message, { ...error.data, processedFiles }, { cause: error });
      }
    }
    return processedFiles;
  }

  async function process(caller: RoleCaller, buckets: Bucket[], form: ReceivedForm): Promise<unknown[]> {
    const bucket = await getUploadBucket(context, buckets, form.bucketId);
    if (form.files.length === 0) throw badRequest('file[] not found in the form');
    if (form.metadata.length > 0 && form.metadata.length !== form.files.length) {
      throw badRequest('file[] and metadata[] length mismatch');
    }
    const metadata = form.metadata.map(readMetadata);
    for (const [index, file] of form.files.entries()) {
      requireSize(bucket, file);
      const isNamed = metadata[index]?.name != null || fileName.safeParse(file.name).success;
      if (!isNamed) throw badRequest('the name of a file is not valid');
    }
    return storeAll(caller, bucket, form.files, metadata);
  }

  app.post('/files', { config: { limitsBodyTime: true } }, async (request, reply) => {
    const caller = await roles.identify(request.headers);
    const buckets = await listUploadBuckets(context, caller);
    const fileBytes = Math.max(...buckets.map(({ max_upload_file_size: max }) => max));
    const limits = { files: maxFiles, fileBytes, requestBytes: maxRequestBytes, pauseMs };
    const form = await receiveForm(request.raw, incomingFolder, limits);
    let processedFiles;
    try {
      processedFiles = await process(caller, buckets, form);
    } finally {
      // Nothing is left of an upload once its response is there.
      await removeFiles(form.files.map(({ path }) => path));
    }
    return reply.code(201).send({ processedFiles });
  });
}
