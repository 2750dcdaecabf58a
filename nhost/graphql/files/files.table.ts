import type { Selectable } from 'kysely';
import type { NhostOptions } from '../../auth/context';
import type { AuthDatabase, FilesTable } from '../../database/tables';
import type { RoleCaller } from '../../roles/roles';
import { HasuraError } from '../errors/hasura-error';
import {
  type Comparison,
  isAmong,
  type Page,
  readComparison,
  readJson,
  readPage,
  readUuid,
  readUuidComparison,
} from '../schema/arguments';
import type { GraphqlTable } from '../schema/table';

const types = `
  type files {
    id: uuid! createdAt: timestamptz! updatedAt: timestamptz! bucketId: String! name: String size: Int mimeType: String
    etag: String isUploaded: Boolean uploadedByUserId: uuid metadata: jsonb
  }
  input files_bool_exp {
    id: uuid_comparison_exp bucketId: String_comparison_exp name: String_comparison_exp mimeType: String_comparison_exp
  }
  input files_order_by { createdAt: order_by name: order_by size: order_by }
  input files_pk_columns_input { id: uuid! }
  input files_set_input { name: String metadata: jsonb }
`;
const queries = `
  files(where: files_bool_exp, order_by: [files_order_by!], limit: Int, offset: Int): [files!]!
  file(id: uuid!): files
`;
const mutations = 'updateFile(pk_columns: files_pk_columns_input!, _set: files_set_input): files';

const columns = {
  bucketId: 'bucket_id',
  name: 'name',
  mimeType: 'mime_type',
  createdAt: 'created_at',
  size: 'size',
} as const;

const toFile = (row: Selectable<FilesTable>) => ({
  id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  bucketId: row.bucket_id,
  name: row.name,
  size: row.size,
  mimeType: row.mime_type,
  etag: row.etag,
  isUploaded: row.is_uploaded,
  uploadedByUserId: row.uploaded_by_user_id,
  metadata: row.metadata,
});

type FilesWhere = { [column in 'id' | 'bucketId' | 'name' | 'mimeType']?: Comparison | null };
type FilesOrder = { [column in 'createdAt' | 'name' | 'size']?: 'asc' | 'desc' | null };

interface FilesArguments extends Page {
  where?: FilesWhere | null;
  order_by?: readonly FilesOrder[] | null;
}

interface FileSet {
  name?: string | null;
  metadata?: unknown;
}

const nameCharacters = 255;

/** @throws HasuraError */
function readSet({ name, metadata }: FileSet, path: string) {
  if (name === null || (name !== undefined && (name === '' || name.length > nameCharacters))) {
    throw new HasuraError('permission-error', 'check constraint of an insert/update permission has failed', path);
  }
  return {
    ...(name === undefined ? {} : { name }),
    ...(metadata === undefined ? {} : { metadata: readJson(metadata, path) }),
  };
}

/** What is stored in `/v1/storage`: users see their own files, an admin all. Contents are uploaded and deleted there. */
export function createFilesTable({ clock }: Pick<NhostOptions, 'clock'>): GraphqlTable {
  const select = (trx: AuthDatabase, { access, userId }: RoleCaller) => {
    const files = trx.selectFrom('storage.files').selectAll().where('is_uploaded', '=', true);
    return access === 'admin' ? files : files.where('uploaded_by_user_id', '=', userId ?? '');
  };

  return {
    fieldsFor: (access) => (access === 'visitor' ? undefined : { types, queries, mutations }),

    createRootFields: (trx, caller) => ({
      async files({ where, order_by, ...page }: FilesArguments) {
        const path = '$.selectionSet.files.args';
        const { limit, offset } = readPage(page, path);
        let rows = select(trx, caller).limit(limit).offset(offset);
        const ids = readUuidComparison(where?.id, `${path}.where.id`);
        if (ids) rows = rows.where((eb) => isAmong(eb, 'id', ids));
        for (const column of ['bucketId', 'name', 'mimeType'] as const) {
          const values = readComparison(where?.[column]);
          if (values) rows = rows.where((eb) => isAmong(eb, columns[column], values));
        }
        for (const order of order_by ?? []) {
          for (const [column, direction] of Object.entries(order)) {
            if (direction) rows = rows.orderBy(columns[column as keyof FilesOrder], direction);
          }
        }
        return (await rows.orderBy('created_at').orderBy('id').execute()).map(toFile);
      },

      async file({ id }: { id: unknown }) {
        const found = select(trx, caller).where('id', '=', readUuid(id, '$.selectionSet.file.args.id'));
        const row = await found.executeTakeFirst();
        return row ? toFile(row) : null;
      },

      async updateFile({ pk_columns, _set }: { pk_columns: { id: unknown }; _set?: FileSet | null }) {
        const path = '$.selectionSet.updateFile.args';
        const id = readUuid(pk_columns.id, `${path}.pk_columns.id`);
        const set = readSet(_set ?? {}, `${path}._set`);
        const found = await select(trx, caller).where('id', '=', id).forUpdate().executeTakeFirst();
        if (!found) return null;
        const row = await trx
          .updateTable('storage.files')
          .set({ ...set, updated_at: clock() })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return toFile(row);
      },
    }),
  };
}
