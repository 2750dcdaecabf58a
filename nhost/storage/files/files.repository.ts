import { type Insertable, type Selectable, sql } from 'kysely';
import type { AuthDatabase, BucketsTable, FilesTable } from '../../database/tables';
import type { NhostConfig } from '../../config/config';
import type { RoleCaller } from '../../roles/roles';
import { badRequest, notAuthorized, StorageError } from '../errors/storage-error';

export type Bucket = Selectable<BucketsTable>;
export type FileRow = Selectable<FilesTable>;
/** A file whose content is stored. */
export interface StoredFile extends FileRow {
  size: number;
  mime_type: string;
  etag: string;
}

/** The response to an upload, as Nhost's clients know it. */
export const toFileJson = (row: FileRow) => ({
  id: row.id,
  name: row.name,
  size: row.size,
  bucketId: row.bucket_id,
  etag: row.etag,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  isUploaded: row.is_uploaded,
  mimeType: row.mime_type,
  ...(row.uploaded_by_user_id === null ? {} : { uploadedByUserId: row.uploaded_by_user_id }),
  metadata: row.metadata,
});

export const isOwn = (file: FileRow, { access, userId }: RoleCaller): boolean =>
  access === 'admin' || (access === 'user' && file.uploaded_by_user_id === userId);

/** A file whose content is stored, with its bucket. */
export async function findFile(
  db: AuthDatabase,
  id: string,
): Promise<{ file: StoredFile; bucket: Bucket } | undefined> {
  const file = await db
    .selectFrom('storage.files')
    .selectAll()
    .where('id', '=', id)
    .where('is_uploaded', '=', true)
    .executeTakeFirst();
  if (!file) return undefined;
  const { size, mime_type, etag } = file;
  if (size === null || mime_type === null || etag === null) return undefined;
  const bucket = await db
    .selectFrom('storage.buckets')
    .selectAll()
    .where('id', '=', file.bucket_id)
    .executeTakeFirstOrThrow();
  return { file: { ...file, size, mime_type, etag }, bucket };
}

/** What a file takes at least, with its row: thousands of empty files are not for nothing. */
const leastBytes = 4096;
const rowTaken = 'Uniqueness violation. duplicate key value violates unique constraint "files_pkey"';

/** Keeps the user from being deleted until the row of the file is there, or the deletion would miss it. */
async function requireOwner(trx: AuthDatabase, owner: string): Promise<void> {
  const user = trx.selectFrom('auth.users').where('id', '=', owner).select('id').forKeyShare();
  if (!(await user.executeTakeFirst())) throw notAuthorized();
}

/**
 * Reserves the id and the space of a file before its content is stored.
 *
 * @throws StorageError when the id is taken, the user's quota is used up or there is no such user
 */
export async function insertFile(
  db: AuthDatabase,
  { STORAGE_USER_QUOTA_BYTES: quota }: NhostConfig,
  row: Insertable<FilesTable> & { size: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const owner = row.uploaded_by_user_id;
    if (typeof owner === 'string') {
      await requireOwner(trx, owner);
      // Several uploads of a user at once would each see the space before the others.
      await sql`select pg_advisory_xact_lock(hashtext(${`storage ${owner}`}))`.execute(trx);
      const { used } = await trx
        .selectFrom('storage.files')
        .where('uploaded_by_user_id', '=', owner)
        .select(sql<string>`coalesce(sum(greatest(size, ${leastBytes})), 0)`.as('used'))
        .executeTakeFirstOrThrow();
      if (Number(used) + Math.max(row.size, leastBytes) > quota)
        throw new StorageError(403, 'storage quota exceeded', { quota });
    }
    const inserted = await trx
      .insertInto('storage.files')
      .values({ ...row, is_uploaded: false })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) throw badRequest(rowTaken);
  });
}

/** @returns undefined when the owner was deleted meanwhile */
export async function markUploaded(
  db: AuthDatabase,
  id: string,
  owner: string | null,
  now: Date,
): Promise<FileRow | undefined> {
  return db
    .updateTable('storage.files')
    .set({ is_uploaded: true, updated_at: now })
    .where('id', '=', id)
    .where('uploaded_by_user_id', 'is not distinct from', owner)
    .returningAll()
    .executeTakeFirst();
}

/** Hides a file before its content is removed. @returns false when another call did so first */
export async function markRemoved(db: AuthDatabase, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storage.files')
    .set({ is_uploaded: false, updated_at: now })
    .where('id', '=', id)
    .where('is_uploaded', '=', true)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes the row of a file whose content is gone. */
export async function deleteRow(db: AuthDatabase, id: string): Promise<void> {
  await db.deleteFrom('storage.files').where('id', '=', id).where('is_uploaded', '=', false).execute();
}
