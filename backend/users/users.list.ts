import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Database } from '../database/database';
import { selectUsers } from './users.repository';

const compressWithGzip = promisify(gzip);
const compressWithBrotli = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const worthCompressing = 1024;

/** The list as sent, in every encoding, and the stamp that names its content. */
interface UsersList {
  stamp: string;
  encoded: { identity: Buffer; gzip?: Buffer; br?: Buffer };
}

async function buildList(db: Database, stamp: string): Promise<UsersList> {
  const identity = Buffer.from(JSON.stringify(await selectUsers(db).orderBy('u.id').execute()));
  if (identity.length < worthCompressing) return { stamp, encoded: { identity } };
  const [gzipped, br] = await Promise.all([compressWithGzip(identity), compressWithBrotli(identity, quick)]);
  return { stamp, encoded: { identity, gzip: gzipped, br } };
}

/**
 * Thousands of rows are read, written as JSON and compressed once for each change at any instance: the database renews
 * the stamp. The stamp is read before the rows, so a list may be newer than its stamp and never older.
 */
export function createUsersList(db: Database) {
  let latest: { stamp: string; list: Promise<UsersList> } | undefined;
  return {
    async getStamp(): Promise<string> {
      return (await db.selectFrom('users_stamp').select('stamp').executeTakeFirstOrThrow()).stamp;
    },
    async get(stamp: string): Promise<UsersList> {
      if (latest?.stamp !== stamp) latest = { stamp, list: buildList(db, stamp) };
      const mine = latest;
      return mine.list.catch((error: unknown) => {
        if (latest === mine) latest = undefined;
        throw error;
      });
    },
  };
}
