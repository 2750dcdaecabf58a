import type { Selectable } from 'kysely';
import type { FilesTable } from '../../database/tables';
import { fileName } from '../../storage/upload/file-metadata';
import { HasuraError } from '../errors/hasura-error';
import { readJson } from '../schema/arguments';
import type { TableFields } from '../schema/table';

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

export const fields: TableFields = { types, queries, mutations };

export const toFile = (row: Selectable<FilesTable>) => ({
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

export interface FileSet {
  name?: string | null;
  metadata?: unknown;
}

/** @throws HasuraError when a value breaks the rules that an upload has for it */
export function readSet({ name, metadata }: FileSet, path: string) {
  if (name !== undefined && !fileName.safeParse(name).success) {
    throw new HasuraError('permission-error', 'check constraint of an insert/update permission has failed', path);
  }
  return {
    ...(name === undefined ? {} : { name }),
    ...(metadata === undefined ? {} : { metadata: readJson(metadata, path) }),
  };
}
