import type { FastifyRequest } from 'fastify';
import { isStorable } from '../../database/storable-json';
import type { RoleCaller } from '../../roles/roles';
import { isUuid } from '../../roles/uuid';
import type { StorageContext } from '../context';
import { badRequest, fileNotFound, notAuthorized, StorageError } from '../errors/storage-error';
import { type Bucket, findFile, isOwn, type StoredFile } from './files.repository';

export interface VisibleFile {
  file: StoredFile;
  bucket: Bucket;
  isPublic: boolean;
}

/** @throws StorageError when the path has no uuid */
export function readFileId({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  if (!isUuid(id)) throw badRequest('the id of a file is a uuid');
  return id;
}

/**
 * A file that the caller may read: an own one, or one of a public bucket. Others are reported as absent, so that ids cannot
 * be probed.
 *
 * @throws StorageError
 */
export async function getVisibleFile(
  { db, config }: StorageContext,
  caller: RoleCaller,
  id: string,
): Promise<VisibleFile> {
  const found = await findFile(db, id);
  const isPublic = config.STORAGE_PUBLIC_BUCKETS.includes(found?.bucket.id ?? '');
  if (!found || !(isPublic || isOwn(found.file, caller))) throw fileNotFound();
  return { ...found, isPublic };
}

/** The buckets that a caller may upload to. @throws StorageError when there are none */
export async function listUploadBuckets({ db, config }: StorageContext, caller: RoleCaller): Promise<Bucket[]> {
  const open = config.STORAGE_USER_BUCKETS;
  if (caller.access === 'visitor' || (caller.access === 'user' && open.length === 0)) throw notAuthorized();
  const all = db.selectFrom('storage.buckets').selectAll();
  const allowed = caller.access === 'admin' ? all : all.where('id', 'in', open);
  const buckets = await allowed.execute();
  if (buckets.length === 0) throw notAuthorized();
  return buckets;
}

/** @throws StorageError 404 for a bucket that does not exist, 403 for one that is closed to the caller */
export async function getUploadBucket({ db }: StorageContext, buckets: Bucket[], id: string): Promise<Bucket> {
  const bucket = buckets.find((one) => one.id === id);
  if (bucket) return bucket;
  const exists = db.selectFrom('storage.buckets').where('id', '=', id).select('id');
  const isThere = isStorable(id) && (await exists.executeTakeFirst()) !== undefined;
  throw isThere ? notAuthorized() : new StorageError(404, 'bucket not found');
}
