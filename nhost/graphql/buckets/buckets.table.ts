import type { Selectable } from 'kysely';
import type { NhostOptions } from '../../auth/context';
import type { BucketsTable } from '../../database/tables';
import { HasuraError } from '../errors/hasura-error';
import type { GraphqlTable } from '../schema/table';

const settings = `
  downloadExpiration: Int minUploadFileSize: Int maxUploadFileSize: Int cacheControl: String presignedUrlsEnabled: Boolean
`;
const types = `
  type buckets { id: String! createdAt: timestamptz! updatedAt: timestamptz! ${settings} }
  input buckets_insert_input { id: String! ${settings} }
  input buckets_pk_columns_input { id: String! }
  input buckets_set_input { ${settings} }
`;
const queries = 'buckets: [buckets!]! bucket(id: String!): buckets';
const mutations = `
  insertBucket(object: buckets_insert_input!): buckets
  updateBucket(pk_columns: buckets_pk_columns_input!, _set: buckets_set_input): buckets
`;

const toBucket = (row: Selectable<BucketsTable>) => ({
  id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  downloadExpiration: row.download_expiration,
  minUploadFileSize: row.min_upload_file_size,
  maxUploadFileSize: row.max_upload_file_size,
  cacheControl: row.cache_control,
  presignedUrlsEnabled: row.presigned_urls_enabled,
});

interface BucketSettings {
  downloadExpiration?: number | null;
  minUploadFileSize?: number | null;
  maxUploadFileSize?: number | null;
  cacheControl?: string | null;
  presignedUrlsEnabled?: boolean | null;
}

const checkFailed = (path: string) =>
  new HasuraError('permission-error', 'check constraint of an insert/update permission has failed', path);

/** Header values of a response: a line break would begin another header. */
const headerValue = /^[\x20-\x7e]{0,200}$/;

/** @throws HasuraError when a setting has a value that no bucket can have */
function readSettings(given: BucketSettings, path: string) {
  const { downloadExpiration, minUploadFileSize, maxUploadFileSize, cacheControl, presignedUrlsEnabled } = given;
  const isWithin = (value: number | null | undefined, min: number, max: number) =>
    value == null || (value >= min && value <= max);
  const isValid =
    isWithin(downloadExpiration, 1, 604_800) &&
    isWithin(minUploadFileSize, 0, 2_147_483_647) &&
    isWithin(maxUploadFileSize, 1, 2_147_483_647) &&
    headerValue.test(cacheControl ?? '');
  if (!isValid) throw checkFailed(path);
  return {
    ...(downloadExpiration == null ? {} : { download_expiration: downloadExpiration }),
    ...(minUploadFileSize == null ? {} : { min_upload_file_size: minUploadFileSize }),
    ...(maxUploadFileSize == null ? {} : { max_upload_file_size: maxUploadFileSize }),
    ...(cacheControl === undefined ? {} : { cache_control: cacheControl }),
    ...(presignedUrlsEnabled == null ? {} : { presigned_urls_enabled: presignedUrlsEnabled }),
  };
}

/** Buckets are an admin's. None is deleted here: the files in it would stay behind in the store. */
export function createBucketsTable({ clock }: Pick<NhostOptions, 'clock'>): GraphqlTable {
  return {
    fieldsFor: (access) => (access === 'admin' ? { types, queries, mutations } : undefined),

    createRootFields: (trx) => ({
      async buckets() {
        return (await trx.selectFrom('storage.buckets').selectAll().orderBy('id').execute()).map(toBucket);
      },

      async bucket({ id }: { id: string }) {
        const row = await trx.selectFrom('storage.buckets').selectAll().where('id', '=', id).executeTakeFirst();
        return row ? toBucket(row) : null;
      },

      async insertBucket({ object: { id, ...given } }: { object: BucketSettings & { id: string } }) {
        const path = '$.selectionSet.insertBucket.args.object';
        if (!/^[\w-]{1,60}$/.test(id)) throw checkFailed(path);
        const row = await trx
          .insertInto('storage.buckets')
          .values({ id, created_at: clock(), updated_at: clock(), ...readSettings(given, path) })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row) return toBucket(row);
        const message = 'Uniqueness violation. duplicate key value violates unique constraint "buckets_pkey"';
        throw new HasuraError('constraint-violation', message, path);
      },

      async updateBucket({ pk_columns, _set }: { pk_columns: { id: string }; _set?: BucketSettings | null }) {
        const row = await trx
          .updateTable('storage.buckets')
          .set({ ...readSettings(_set ?? {}, '$.selectionSet.updateBucket.args._set'), updated_at: clock() })
          .where('id', '=', pk_columns.id)
          .returningAll()
          .executeTakeFirst();
        return row ? toBucket(row) : null;
      },
    }),
  };
}
