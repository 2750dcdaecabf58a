import * as z from 'zod/mini';
import type { Database } from '../database/database';
import type { InternalAnswer } from '../http/internal-port';
import { readTallies } from './read-tallies';
import type { FindSite } from './find-site';

const sinceSchema = z.iso.datetime({ offset: true });

/** `GET /tallies?since=2026-11-21T09:00:00Z` on the internal port. */
export function answerTallies(db: Database, findSite: FindSite): InternalAnswer {
  return async (query) => {
    const since = sinceSchema.safeParse(query.get('since'));
    if (!since.success) return json(400, { error: 'since must be a time as ISO 8601 writes it' });
    return json(200, { ...(await readTallies(db, new Date(since.data))), site: await findSite() });
  };
}

function json(status: number, body: object) {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
