import type { NhostOptions } from '../../auth/context';
import type { AuthDatabase } from '../../database/tables';
import type { RoleCaller } from '../../roles/roles';
import {
  type Comparison,
  isAmong,
  type Page,
  readComparison,
  readPage,
  readUuid,
  readUuidComparison,
} from '../schema/arguments';
import type { GraphqlTable } from '../schema/table';
import { fields, type FileSet, readSet, toFile } from './file-fields';

const columns = {
  bucketId: 'bucket_id',
  name: 'name',
  mimeType: 'mime_type',
  createdAt: 'created_at',
  size: 'size',
} as const;

type FilesWhere = { [column in 'id' | 'bucketId' | 'name' | 'mimeType']?: Comparison | null };
type FilesOrder = { [column in 'createdAt' | 'name' | 'size']?: 'asc' | 'desc' | null };

interface FilesArguments extends Page {
  where?: FilesWhere | null;
  order_by?: readonly FilesOrder[] | null;
}

/** What is stored in `/v1/storage`: users see their own files, an admin all. Contents are uploaded and deleted there. */
export function createFilesTable({ clock }: Pick<NhostOptions, 'clock'>): GraphqlTable {
  const select = (trx: AuthDatabase, { access, userId }: RoleCaller) => {
    const files = trx.selectFrom('storage.files').selectAll().where('is_uploaded', '=', true);
    return access === 'admin' ? files : files.where('uploaded_by_user_id', '=', userId ?? '');
  };

  return {
    fieldsFor: (access) => (access === 'visitor' ? undefined : fields),

    createRootFields: (trx, caller) => ({
      async files({ where, order_by, ...page }: FilesArguments) {
        const path = '$.selectionSet.files.args';
        const { limit, offset } = readPage(page, path);
        let rows = select(trx, caller).limit(limit).offset(offset);
        const ids = readUuidComparison(where?.id, `${path}.where.id`);
        if (ids) rows = rows.where((eb) => isAmong(eb, 'id', ids));
        for (const column of ['bucketId', 'name', 'mimeType'] as const) {
          const values = readComparison(where?.[column], `${path}.where.${column}`);
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
